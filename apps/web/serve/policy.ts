/** What the page may load: its own files and nothing else. */
const CONTENT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The Content-Security-Policy as it stands in the page itself, so that it holds on any host. */
export const PAGE_POLICY = CONTENT;

/** The headers that our own server sends with every answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // A page cannot forbid by itself that others frame it.
  "Content-Security-Policy": `${CONTENT}; frame-ancestors 'none'`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};
