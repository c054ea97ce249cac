import type { Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin as VitePlugin } from "vite";

export const yamlForVite: VitePlugin;
export const yamlForEsbuild: EsbuildPlugin;
