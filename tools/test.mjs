// Types, lint and tests, from a bare clone. Arguments go to vitest: `npm test -- engine/kernel`.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";

const report = "reports/tests.json";
const stages = {
  types: ["npm", "run", "--silent", "typecheck"],
  lint: ["npm", "run", "--silent", "lint"],
  tests: [
    "npx",
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
};

ensureInstalled();
rmSync(join(root, report), { force: true });
const summary = [];
for (const [name, [program, ...args]] of Object.entries(stages)) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  summary.push(`${name.padEnd(6)} ${status === 0 ? "ok" : "FAILED"}  ${seconds} s`);
  if (status === 0) continue;
  console.log(`\n${summary.join("\n")}`);
  process.exit(1);
}

const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(join(root, report), "utf8"));
console.log(`\n${summary.join("\n")}\n${numPassedTests} passed, ${numFailedTests} failed`);
