// `import data from "./x.yaml"` is what the file says: one meaning for the tests (Vite) and for the bundle (esbuild).
// The sources see `unknown`: whoever imports a file checks it with a schema.
import { readFile } from "node:fs/promises";
import { parse } from "yaml";

const yamlFile = /\.yaml$/;

/** No fractions: 7.10 is the number of a rule, and must not become 7.1. */
const withoutFractions = (tags) => tags.filter((tag) => tag.tag !== "tag:yaml.org,2002:float");

/** As JSON in a string: browsers and Node read that quicker than an object written out. */
function toModule(text) {
  const data = JSON.stringify(parse(text, { customTags: withoutFractions }));
  return `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(data)});`;
}

export const yamlForVite = {
  name: "yaml-modules",
  enforce: "pre",
  transform: {
    filter: { id: yamlFile },
    handler: (text) => ({ code: toModule(text), map: null }),
  },
};

export const yamlForEsbuild = {
  name: "yaml-modules",
  setup(build) {
    build.onLoad({ filter: yamlFile }, async ({ path }) => ({
      contents: toModule(await readFile(path, "utf8")),
      loader: "js",
    }));
  },
};
