import { createEditHistory, type EditHistory } from './edit-history.ts';
import type { Attempt } from './save-engine.ts';

/** Something on a page that is saved with it by a call of its own: a tab of custom data. */
export interface SavePart {
  hasChanges(): boolean;
  /** Checks the fields and marks what is wrong. */
  validate(): Promise<boolean>;
  /** Sends the changes once, see `SaveEffects`. */
  send(): Promise<Attempt>;
}

/** The parts of a page, as one. */
export interface SaveParts extends SavePart {
  /** Takes a part in; the answer takes it out again. */
  add(part: SavePart): () => void;
  /** A part says that something in it was changed, or changed back. */
  changed(): void;
  /** The edits of the page, those of its parts among them. */
  readonly history: EditHistory;
}

/** @param onChange told whenever a part was changed or went away */
export function createSaveParts(onChange: () => void): SaveParts {
  const parts = new Set<SavePart>();
  return {
    add(part) {
      parts.add(part);
      return () => {
        parts.delete(part);
        onChange();
      };
    },
    changed: onChange,
    history: createEditHistory(),
    hasChanges: () => [...parts].some((part) => part.hasChanges()),
    async validate() {
      // Each of them, so that every wrong field is marked at once; what is unchanged is not held against the user.
      const answers = await Promise.all([...parts].filter((part) => part.hasChanges()).map((part) => part.validate()));
      return answers.every(Boolean);
    },
    async send() {
      let isAgain = false;
      for (const part of parts) {
        if (!part.hasChanges()) continue;
        const attempt = await part.send();
        if (attempt.kind === 'again') isAgain = true;
        else if (attempt.kind !== 'saved' && attempt.kind !== 'unchanged') return attempt;
      }
      return { kind: isAgain ? 'again' : 'saved' };
    },
  };
}
