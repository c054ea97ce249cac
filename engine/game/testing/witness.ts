import {
  type Ability,
  type EffectLocals,
  type Pool,
  type Procedure,
  poolOf,
  type State,
  type Table,
} from "@gyoji/kernel";

/** The same pool with texts that note in `used` when they do something, by `abilityName`. */
export function witnessed<S extends State>(pool: Pool<S>, used: Set<string>): Pool<S> {
  return poolOf(
    pool.definitions.map((definition) => ({
      ...definition,
      abilities: definition.abilities.map((ability, at) =>
        noting(ability, () => used.add(abilityName(definition.id, at))),
      ),
    })),
  );
}

/** What an ability of a face is called, by its index. */
export function abilityName(face: string, at: number): string {
  return `${face}, ability ${at + 1}`;
}

function noting<S extends State>(ability: Ability<S>, note: () => void): Ability<S> {
  switch (ability.kind) {
    case "continuous":
      return {
        ...ability,
        amount: (table, self, id) => {
          const amount = ability.amount(table, self, id);
          if (amount !== 0) note();
          return amount;
        },
      };
    case "stated":
      return {
        ...ability,
        holds: (table, self, subject) => {
          const holds = ability.holds(table, self, subject);
          if (holds) note();
          return holds;
        },
      };
    case "triggered":
    case "replacement":
    case "performed":
      return { ...ability, does: noticed(ability.does, note) };
  }
}

/** The same procedure, noted when it comes to its first step. */
function noticed<S extends State>(
  does: Procedure<Table<S>, EffectLocals>,
  note: () => void,
): Procedure<Table<S>, EffectLocals> {
  const [first, ...rest] = does.steps;
  if (first === undefined) return does;
  const begins: typeof first =
    typeof first === "function"
      ? (table, locals) => {
          note();
          first(table, locals);
        }
      : {
          ...first,
          ask: (table, locals) => {
            note();
            return first.ask(table, locals);
          },
        };
  return { ...does, steps: [begins, ...rest] };
}
