// `import data from "./x.yaml"` is what the file says, `"./x.yaml?source"` its text: one meaning for the tests (Vite) and for the bundle (esbuild).
// The sources see `unknown`: whoever imports a file checks it with a schema.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";

const yamlFile = /\.yaml$/;
const yamlSource = /\.yaml\?source$/;

/** No fractions: 7.10 is the number of a rule, and must not become 7.1. */
const withoutFractions = (tags) => tags.filter((tag) => tag.tag !== "tag:yaml.org,2002:float");

function toModule(text) {
  return `export default ${JSON.stringify(parse(text, { customTags: withoutFractions }))};`;
}

function toSourceModule(text) {
  return `export default ${JSON.stringify(text)};`;
}

export const yamlForVite = {
  name: "yaml-modules",
  enforce: "pre",
  load: {
    filter: { id: yamlSource },
    handler: async (id) => toSourceModule(await readFile(id.replace("?source", ""), "utf8")),
  },
  transform: {
    filter: { id: yamlFile },
    handler: (text) => ({ code: toModule(text), map: null }),
  },
};

export const yamlForEsbuild = {
  name: "yaml-modules",
  setup(build) {
    build.onResolve({ filter: yamlSource }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace("?source", "")),
      namespace: "yaml-source",
    }));
    build.onLoad({ filter: yamlFile, namespace: "yaml-source" }, async ({ path }) => ({
      contents: toSourceModule(await readFile(path, "utf8")),
      loader: "js",
    }));
    build.onLoad({ filter: yamlFile }, async ({ path }) => ({
      contents: toModule(await readFile(path, "utf8")),
      loader: "js",
    }));
  },
};
