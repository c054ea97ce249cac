export { testData, testNames } from "./data.ts";
export { testEvents } from "./events.ts";
export { codeUnder, namesIn, testMessages } from "./messages.ts";
export { answerAs, begun, seenAt } from "./played.ts";
export { testScenarios } from "./scenarios.ts";
export { entriesIn, meaningsIn, testCards, testLaws, testPhrases } from "./words.ts";
