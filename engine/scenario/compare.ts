import type { Fault } from "./problem.ts";

/**
 * Compares what is expected with what was found: of records only the keys that are listed, lists whole, all else
 * as it is.
 * @param path where in the expectation this stands, for the faults
 */
export function compare(expected: unknown, found: unknown, path: string): Fault[] {
  if (Array.isArray(expected)) return compareLists(expected, found, path);
  if (isRecord(expected)) return compareRecords(expected, found, path);
  return expected === found ? [] : [{ kind: "differs", path, expected, found }];
}

function compareRecords(expected: Readonly<Record<string, unknown>>, found: unknown, path: string): Fault[] {
  if (!isRecord(found)) return [{ kind: "differs", path, expected, found }];
  return Object.keys(expected).flatMap((key): Fault[] => {
    const inner = path === "" ? key : `${path}.${key}`;
    if (!Object.hasOwn(found, key)) return [{ kind: "missing", path: inner, expected: expected[key] }];
    return compare(expected[key], found[key], inner);
  });
}

function compareLists(expected: readonly unknown[], found: unknown, path: string): Fault[] {
  const whole: Fault = { kind: "differs", path, expected, found };
  if (!Array.isArray(found) || found.length !== expected.length) return [whole];
  const faults = expected.flatMap((item, at) => compare(item, found[at], `${path}.${at}`));
  if (faults.length > 0 && !expected.some(isRecord)) return [whole];
  return faults;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
