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

/** One step of the user. */
export interface Step {
  /**
   * Takes it back. Null where what stands there came from elsewhere: nobody's work is taken back but the user's own. A promise where the
   * user is asked first: of null where the step is to stay.
   */
  back(): StepBack | null | Promise<StepBack | null>;
}

/** A step that was taken back. */
export interface StepBack {
  /** Makes the step again when it is taken back itself. */
  readonly again: Step;
  /** The `data-field` it was made in, or the path of a cell of a grid: `payoffFees.9.amount`. */
  readonly field: string;
}

/** The edits of a page in their order, whichever of its editors made them. */
export interface EditHistory {
  /** Makes an edit. Those of one field until it is left are one step. */
  edit(place: EditPlace, values: Values): void;
  /** Something else was done: it is a step of its own. */
  add(step: Step): void;
  /** The field in hand was left: what is done to it next is a step of its own. */
  close(): void;
  /** Takes the last step back. Gives the field it was made in; null when there is none, or while the user is asked about another. */
  undo(): string | null | Promise<string | null>;
  /** Makes the step again that was taken back last. */
  redo(): string | null | Promise<string | null>;
  /** Whether something was edited, taken back or not. */
  isEmpty(): boolean;
}

const mostSteps = 200;

/** A text that was emptied and a value that never was look the same. */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(a ?? '', b ?? '');

const fieldStep = (place: EditPlace, before: Values, after: Values): Step => ({
  back() {
    // The row is gone, or somebody else's value stands there.
    if (!Object.entries(after).every(([name, value]) => isSame(place.read(name), value))) return null;
    place.set(before);
    place.show?.();
    return { again: fieldStep(place, after, before), field: place.fieldOf(Object.keys(before)[0] ?? '') };
  },
});

/** Makes the history of a page. */
export function createEditHistory(): EditHistory {
  const past: Step[] = [];
  const future: Step[] = [];
  let isAsking = false;
  /** The field in hand, and what stood there before it was. */
  let open: { place: EditPlace; before: Values } | null = null;
  const travel = (from: Step[], to: Step[]) => {
    if (isAsking) return null;
    open = null;
    for (let step = from.at(-1); step !== undefined; step = from.at(-1)) {
      const done = step.back();
      if (done instanceof Promise) return whenAsked(step, done, from, to);
      from.pop();
      if (done === null) continue;
      to.push(done.again);
      return done.field;
    }
    return null;
  };
  /** The step stays in its place until it is taken back. */
  const whenAsked = async (step: Step, answer: Promise<StepBack | null>, from: Step[], to: Step[]) => {
    isAsking = true;
    const done = await answer.finally(() => {
      isAsking = false;
    });
    const at = from.indexOf(step);
    if (done === null || at < 0) return null;
    from.splice(at, 1);
    to.push(done.again);
    return done.field;
  };
  const add = (step: Step) => {
    open = null;
    future.length = 0;
    past.push(step);
    past.splice(0, past.length - mostSteps);
  };
  return {
    edit(place, values) {
      const names = Object.keys(values);
      const isSameField = open?.place.id === place.id && Object.keys(open.before).join() === names.join();
      const before =
        isSameField && open !== null ? open.before : Object.fromEntries(names.map((name) => [name, place.read(name)]));
      place.set(values);
      const isAsBefore = names.every((name) => isSame(before[name], values[name]));
      if (isSameField) past.pop();
      if (isAsBefore) {
        // Typed and taken out again.
        if (isSameField) open = null;
        return;
      }
      add(fieldStep(place, before, values));
      open = { place, before };
    },
    add,
    close() {
      open = null;
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    isEmpty: () => past.length === 0 && future.length === 0,
  };
}
