import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * What a test runner counted.
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures "file > test: the first line of its message"
 * @property {string[]} [flaky] "file > test" of what passed only when it was tried again
 */

const MESSAGE_LINES = 4;

/**
 * Reads the JSON report of Vitest. A file that could not even be loaded counts as one failure.
 * @param {string} file
 * @returns {Count}
 */
export function readVitestReport(file) {
  /** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion */
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] }} */
  const report = JSON.parse(readFileSync(file, "utf8"));
  const broken = report.testResults.filter((one) => one.status === "failed" && !one.assertionResults.some(isFailed));
  const failures = report.testResults.flatMap((one) =>
    one.assertionResults
      .filter(isFailed)
      .map((test) => describeFailure(relative(ROOT, one.name), test.fullName, test.failureMessages.join("\n"))),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...failures,
      ...broken.map((one) => describeFailure(relative(ROOT, one.name), "could not be run", one.message)),
    ],
  };
}

/**
 * Reads the JSON report of Playwright. A test that passed only when repeated counts as passed, and is named.
 * @param {string} file
 * @returns {Count}
 */
export function readPlaywrightReport(file) {
  /** @typedef {{ message?: string }} Problem */
  /** @typedef {{ title: string, file: string, ok: boolean, tests: { projectName: string, status: string, results: { errors?: Problem[] }[] }[] }} Spec */
  /** @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite */
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: Problem[], suites: Suite[] }} */
  const report = JSON.parse(readFileSync(file, "utf8"));
  /** @type {(suite: Suite) => Spec[]} */
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, file: spec.file, title: `${spec.title} [${test.projectName}]` })),
    );
  const failures = tests
    .filter(({ status }) => status === "unexpected")
    .map(({ file, title, results }) => describeFailure(file, title, results.at(-1)?.errors?.[0]?.message ?? ""));
  const broken = report.errors.map((error) => describeFailure("playwright", "could not be run", error.message ?? ""));
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + broken.length,
    skipped: report.stats.skipped,
    failures: [...failures, ...broken],
    flaky: tests.filter(({ status }) => status === "flaky").map(({ file, title }) => `${file} > ${title}`),
  };
}

/** @param {{ status: string }} test */
function isFailed(test) {
  return test.status === "failed";
}

/**
 * @param {string} file
 * @param {string} title
 * @param {string} message
 */
function describeFailure(file, title, message) {
  const plain = message.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g"), "");
  const lines = plain
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, MESSAGE_LINES);
  return [`${file} > ${title}`, ...lines.map((line) => `    ${line.trimEnd()}`)].join("\n");
}
