/** What the build tells the page: see vite.config.ts. */
interface ImportMetaEnv {
  readonly GYOJI_GAMES?: string;
}
