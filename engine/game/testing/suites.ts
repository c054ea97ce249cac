export { codeUnder, namesIn, testMessages } from "./messages.ts";
export { testScenarios } from "./scenarios.ts";
