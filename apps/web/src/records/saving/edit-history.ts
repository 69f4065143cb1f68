type Values = Readonly<Record<string, unknown>>;

/** Where edits are made: a row of the file, the form of the file, a record of custom fields. */
export interface EditPlace {
  /** Tells places apart: `loans.9`. */
  readonly id: string;
  read(name: string): unknown;
  set(values: Values): void;
  /** Brings the place into view. */
  show?(): void;
  /** The `data-field` of a field. */
  fieldOf(name: string): string;
}

/** What one step of the user changed. */
interface Step {
  readonly place: EditPlace;
  readonly before: Values;
  after: Values;
}

/** The edits of a page in their order, whichever of its editors made them. */
export interface EditHistory {
  /** Makes an edit. Those of one field until it is left are one step. */
  edit(place: EditPlace, values: Values): void;
  /** The field in hand was left: what is done to it next is a step of its own. */
  close(): void;
  /** Takes the last step back. Gives the `data-field` it was made in; null when there is none. */
  undo(): string | null;
  /** Makes the step again that was taken back last. */
  redo(): string | null;
  /** Whether something was edited, taken back or not. */
  isEmpty(): boolean;
}

const mostSteps = 200;

/** A text that was emptied and a value that never was look the same. */
const isSame = (a: unknown, b: unknown) => Object.is(a ?? '', b ?? '');

/** Makes the history of a page. */
export function createEditHistory(): EditHistory {
  let past: Step[] = [];
  let future: Step[] = [];
  let isOpen = false;
  const travel = (from: Step[], to: Step[], there: 'before' | 'after', here: 'before' | 'after') => {
    isOpen = false;
    for (let step = from.pop(); step !== undefined; step = from.pop()) {
      const { place } = step;
      const values = step[there];
      // What stands there now came from elsewhere, or the row is gone: nobody's work is taken back but the user's own.
      if (!Object.entries(step[here]).every(([name, value]) => isSame(place.read(name), value))) continue;
      to.push(step);
      place.set(values);
      place.show?.();
      return place.fieldOf(Object.keys(values)[0] ?? '');
    }
    return null;
  };
  return {
    edit(place, values) {
      const names = Object.keys(values);
      const before = Object.fromEntries(names.map((name) => [name, place.read(name)]));
      place.set(values);
      const last = past.at(-1);
      if (isOpen && last?.place.id === place.id && Object.keys(last.after).join() === names.join()) {
        last.after = values;
        future = [];
        // Typed and taken out again.
        if (names.every((name) => isSame(last.before[name], values[name]))) {
          past.pop();
          isOpen = false;
        }
        return;
      }
      if (names.every((name) => isSame(before[name], values[name]))) return;
      future = [];
      past = [...past, { place, before, after: values }].slice(-mostSteps);
      isOpen = true;
    },
    close() {
      isOpen = false;
    },
    undo: () => travel(past, future, 'before', 'after'),
    redo: () => travel(future, past, 'after', 'before'),
    isEmpty: () => past.length === 0 && future.length === 0,
  };
}
