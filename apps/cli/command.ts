import { Command } from "commander";
import type { Context } from "./context.ts";
import { failure } from "./failure.ts";
import type { MessageKey } from "./say.ts";
import { width, wrap } from "./text.ts";

/** Takes the exit code that a command ends with. */
export type Finish = (code: number) => void;

/** Makes a command of the program. */
export type MakeCommand = (context: Context, finish: Finish) => Command;

/** An empty command whose help speaks the user's language, and whose faults are thrown. */
export function newCommand(context: Context, name: string, summary: MessageKey): Command {
  return localised(new Command(name), context).description(context.say(summary));
}

const TITLES: Readonly<Record<string, MessageKey>> = {
  "Usage:": "title usage",
  "Arguments:": "title arguments",
  "Options:": "title options",
  "Commands:": "title commands",
};

/** Gives a command our help and our way of failing. */
export function localised(command: Command, context: Context): Command {
  const { say, io } = context;
  return command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      // What commander finds wrong is thrown, and told in the user's language at one place.
      writeErr: () => undefined,
      getOutHelpWidth: () => Math.min(io.columns, 100),
    })
    .configureHelp({
      styleTitle: (title) => {
        const key = TITLES[title];
        return key === undefined ? title : say(key);
      },
      commandUsage: usageOf,
      subcommandTerm: termOf,
      optionDescription: ({ description }) => description,
      argumentDescription: ({ description }) => description,
      displayWidth: width,
      boxWrap: (text, columns) => wrap(text, columns).join("\n"),
    })
    .helpCommand(false)
    .helpOption("-h, --help", say("option help"));
}

/** A command with its arguments, as it stands in a list of commands. */
function termOf(command: Command): string {
  const words = command.registeredArguments.map((each) => {
    const name = each.variadic ? `${each.name()}…` : each.name();
    return each.required ? name : `[${name}]`;
  });
  return [command.name(), ...words].join(" ");
}

function usageOf(command: Command): string {
  const parent = command.parent === null ? [] : [command.parent.name()];
  const more = command.commands.length > 0 ? ["[COMMAND]"] : [];
  return [...parent, termOf(command), ...more, "[--…]"].join(" ");
}

/** Collects an option that may be given several times, or with several values. */
export function collected(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** A whole number from the command line. Throws a Failure when it is none, or out of bounds. */
export function wholeNumber(option: string, written: string, from: number, to: number): number {
  const number = /^-?\d{1,15}$/u.test(written) ? Number(written) : Number.NaN;
  if (!(number >= from && number <= to)) throw failure("failed number", { option, written, from, to });
  return number;
}

/** The parts of a list written with commas. */
export function listed(written: string): string[] {
  return written
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
