import type { UserSettings } from '@closewright/contract/session';
import { dictionaryLimits, wordsToAdd } from '@closewright/domain/user-settings';
import { Button } from '@closewright/ui/button';
import { EmptyState } from '@closewright/ui/empty-state';
import { IconButton } from '@closewright/ui/icon-button';
import { Section } from '@closewright/ui/section';
import { toasts } from '@closewright/ui/services/toasts';
import { TextField } from '@closewright/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useUserSettings } from '../../app/session/use-user-settings.ts';
import { call, keyFor, messageOf } from '../../lib/api/index.ts';

/** The personal dictionary: words that spell checking takes for right. Several are added at once, parted by spaces. */
export function DictionarySection({ mayEdit }: { mayEdit: boolean }) {
  const client = useQueryClient();
  const { user } = useUserSettings();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const words = user.dictionaryWords;

  /** Null when it worked, else the sentence to show. */
  const change = async (request: () => Promise<UserSettings>): Promise<string | null> => {
    setBusy(true);
    try {
      client.setQueryData(keyFor('getUserSettings'), await request());
      return null;
    } catch (cause) {
      return messageOf(cause);
    } finally {
      setBusy(false);
    }
  };
  // The button that was pressed may be gone; the next word is typed at once.
  const focusField = () => box.current?.querySelector('input')?.focus();
  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = text.split(/[\s,;]+/).filter((word) => word !== '');
    const wrong = wordError(typed) ?? wordsToAdd(user.usersID, words, typed).error;
    const failed = wrong ?? (await change(() => call('addDictionaryWords', { body: { words: typed } })));
    setError(failed ?? undefined);
    if (failed === null) setText('');
    focusField();
  };
  const remove = async (word: string) => {
    const failed = await change(() => call('removeDictionaryWord', { body: { word } }));
    if (failed !== null) toasts.error({ title: `${word} is still in your dictionary`, message: failed });
    focusField();
  };

  return (
    <Section name="dictionary" title="Dictionary" count={words.length} countLabel="words">
      <div ref={box}>
        {mayEdit && (
          <form onSubmit={(event) => void add(event)} className="flex items-start gap-2 pb-2">
            <TextField
              className="w-[370px]"
              label="Words to add"
              value={text}
              onValueChange={(next) => {
                setText(next);
                setError(undefined);
              }}
              error={error}
              spellCheck={false}
            />
            <Button type="submit" busy={isBusy} className="mt-[18px]">
              Add words
            </Button>
          </form>
        )}
        {words.length === 0 ? (
          <EmptyState title="No words yet" className="px-0">
            Names and terms you add here are not marked as spelling mistakes.
          </EmptyState>
        ) : (
          <ul aria-label="Words of your dictionary" className="columns-2 gap-x-6 md:columns-3">
            {words.map((word) => (
              <li key={word} className="flex min-h-7 break-inside-avoid items-center gap-1 border-b border-hairline">
                <span className="min-w-0 flex-1 truncate" title={word}>
                  {word}
                </span>
                {mayEdit && (
                  <IconButton
                    icon={X}
                    size="sm"
                    variant="quiet"
                    label={`Remove ${word}`}
                    onClick={() => void remove(word)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** What the limits of the dictionary say against what was typed; null when nothing. */
function wordError(words: readonly string[]): string | null {
  const { wordLength, wordsAtOnce } = dictionaryLimits;
  if (words.some((word) => word.length > wordLength)) return `A word can have at most ${wordLength} characters`;
  return words.length > wordsAtOnce ? `At most ${wordsAtOnce} words can be added at once` : null;
}
