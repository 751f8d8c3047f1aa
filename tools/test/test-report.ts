import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";

/** What a test runner counted. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** "file > test: the first line of its message" */
  failures: string[];
  /** "file > test" of what passed only when it was tried again */
  flaky?: string[];
}

/** Of each error of a failed test. */
const MESSAGE_LINES = 6;

/**
 * Reads the JSON report of Vitest. A file that could not even be loaded counts as one failure. A test that passed only when repeated
 * counts as passed, and is named.
 */
export function readVitestReport(file: string): Count {
  const report: JsonTestResults = JSON.parse(readFileSync(file, "utf8"));
  const broken = report.testResults.filter((one) => one.status === "failed" && !one.assertionResults.some(isFailed));
  const failures = report.testResults.flatMap((one) =>
    one.assertionResults
      .filter(isFailed)
      .map((test) => describeFailure(relative(ROOT, one.name), test.fullName, (test.failureMessages ?? []).join("\n"))),
  );
  const flaky = report.testResults.flatMap((one) =>
    one.assertionResults
      .filter(({ status, meta }) => status === "passed" && meta && "retried" in meta)
      .map(({ fullName }) => `${relative(ROOT, one.name)} > ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...failures,
      ...broken.map((one) => describeFailure(relative(ROOT, one.name), "could not be run", one.message)),
    ],
    flaky,
  };
}

/** Reads the JSON report of Playwright. A test that passed only when repeated counts as passed, and is named. */
export function readPlaywrightReport(file: string): Count {
  const report: JSONReport = JSON.parse(readFileSync(file, "utf8"));
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, file: spec.file, title: `${spec.title} [${test.projectName}]` })),
    );
  const failures = tests
    .filter(({ status }) => status === "unexpected")
    .map(({ file, title, results }) => describeFailure(file, title, ...messagesOf(results.at(-1)?.errors)));
  const broken = report.errors.map((error) =>
    describeFailure("playwright", "could not be run", ...messagesOf([error])),
  );
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + broken.length,
    skipped: report.stats.skipped,
    failures: [...failures, ...broken],
    flaky: tests.filter(({ status }) => status === "flaky").map(({ file, title }) => `${file} > ${title}`),
  };
}

function specsOf(suite: JSONReportSuite): JSONReportSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function isFailed(test: { status: string }) {
  return test.status === "failed";
}

/** A timeout says only in a second error what was waited for. */
function messagesOf(errors: { message?: string }[] = []): string[] {
  return errors.map(({ message = "" }) => message);
}

function describeFailure(file: string, title: string, ...messages: string[]) {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split("\n")
      .filter((line) => line.trim())
      .slice(0, MESSAGE_LINES),
  );
  return [`${file} > ${title}`, ...lines.map((line) => `    ${line.trimEnd()}`)].join("\n");
}
