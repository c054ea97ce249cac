/** Takes the newer page: the one that shows is loaded again as the newer one. */
export type TakeNewer = () => void;

/**
 * Keeps the page for when there is no network.
 * @param onNewer told when a newer page has been fetched and waits; until it is taken, or every tab was closed, the
 * old one goes on
 */
export async function registerOffline(onNewer: (take: TakeNewer) => void): Promise<void> {
  // Only the built page has a service worker, and only a secure address lets it run.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const registration = await registered();
  if (registration === null) return;
  tellWhenWaiting(registration, onNewer);
  await keepLoadedFonts();
}

/**
 * The service worker; null where the browser allows none: some private windows throw, some that keep it out answer
 * with nothing.
 */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  try {
    const found = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
    return found instanceof ServiceWorkerRegistration ? found : null;
  } catch {
    return null;
  }
}

function tellWhenWaiting(registration: ServiceWorkerRegistration, onNewer: (take: TakeNewer) => void): void {
  const tell = (): void => {
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null) onNewer(() => take(waiting));
  };
  tell();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tell);
  });
}

function take(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ type: "SKIP_WAITING" });
}

/** Fonts that came before the service worker did are asked for again through it; they come from the browser's cache. */
async function keepLoadedFonts(): Promise<void> {
  await controlled();
  await document.fonts.ready;
  const fonts = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.endsWith(".woff2"));
  await Promise.allSettled(fonts.map((font) => fetch(font)));
}

/** Waits until the service worker has taken over this page. */
function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return Promise.resolve();
  return new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
}
