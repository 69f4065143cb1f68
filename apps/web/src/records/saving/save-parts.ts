import { createEditHistory, type EditHistory } from './edit-history.ts';
import type { Attempt } from './save-engine.ts';

/** Sends once what changed on a page, by its own call or by another one that stores it. */
export type SendPage = (
  through?: (version: number, changes: Readonly<Record<string, unknown>>) => Promise<unknown>,
) => Promise<Attempt>;

/** Something on a page that is saved with it by a call of its own: a tab of custom data. */
export interface SavePart {
  hasChanges(): boolean;
  /** Checks the fields and marks what is wrong. */
  validate(): Promise<boolean>;
  /** Sends the changes once, see `SaveEffects`. */
  send(): Promise<Attempt>;
  /** Sends its changes and those of the page in one call, all or nothing. Without it the part is sent after the page. */
  sendWith?(page: SendPage): Promise<Attempt>;
}

/** The parts of a page, as one. */
export interface SaveParts extends Omit<SavePart, 'sendWith'> {
  /** Takes a part in; the answer takes it out again. */
  add(part: SavePart): () => void;
  /** Sends what changed on the page, in one call with a part that is stored with it. */
  sendPage(page: SendPage): Promise<Attempt>;
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
    sendPage(page) {
      const beside = [...parts].find((part) => part.sendWith !== undefined && part.hasChanges());
      return beside?.sendWith?.(page) ?? page();
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
