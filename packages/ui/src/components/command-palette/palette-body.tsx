import { Command } from 'cmdk';
import { CircleAlert, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { cn } from '../../lib/cn.ts';
import { dropHeldKeys, holdKeys } from '../../lib/held-keys.ts';
import { Button } from '../button/index.ts';
import { Dialog, DialogContent } from '../dialog/index.ts';
import { Kbd } from '../kbd/index.ts';
import { commandPaletteMessages } from './command-palette.messages.ts';
import type { CommandPaletteProps, PaletteItem, PaletteResult } from './command-palette.types.ts';
import { createPaletteSearch } from './palette-search.ts';

const keyOf = (result: PaletteResult, item: PaletteItem) => `${result.group.id}/${item.id}`;

/** What cannot be chosen is gone to like any other hit, so that its reason is heard and Enter says it: no `aria-disabled`, which is passed over. */
function Row({ id, item, onChoose }: { id: string; item: PaletteItem; onChoose: () => void }) {
  const { disabledReason } = item;
  return (
    <Command.Item
      value={id}
      onSelect={onChoose}
      className={cn(
        'flex min-h-menu-item cursor-pointer items-center gap-2 px-3 whitespace-nowrap',
        'data-[selected=true]:bg-surface-current data-[selected=true]:shadow-[inset_3px_0_0_var(--accent-border)]',
        disabledReason !== undefined && 'cursor-default text-muted',
        '[&_svg]:size-icon-sm [&_svg]:flex-none [&_svg]:text-subtle',
      )}
    >
      {item.icon}
      {item.code !== undefined && <b className="font-semibold identifier">{item.code}</b>}
      <span className={disabledReason === undefined ? 'truncate' : 'flex-none'}>{item.label}</span>
      {item.detail !== undefined && <span className="min-w-0 truncate text-label text-muted">{item.detail}</span>}
      {disabledReason === undefined ? (
        <span className="ml-auto flex flex-none items-center gap-1 pl-3 text-label text-subtle">
          {item.state}
          {item.keys?.map((key) => (
            <Kbd key={key} keys={key} />
          ))}
        </span>
      ) : (
        <span title={disabledReason} className="ml-auto min-w-0 truncate pl-3 text-label text-subtle">
          {disabledReason}
        </span>
      )}
    </Command.Item>
  );
}

/** What is named in full is never passed over for another hit: where it cannot be chosen, its group comes first. */
function inOrder(results: readonly PaletteResult[], typed: string): readonly PaletteResult[] {
  const isNamed = ({ label }: PaletteItem) => label.toLowerCase() === typed;
  const named = results.flatMap(({ items }) => items.filter(isNamed));
  if (named.length === 0 || named.some(({ disabledReason }) => disabledReason === undefined)) return results;
  return results.toSorted((a, b) => Number(b.items.some(isNamed)) - Number(a.items.some(isNamed)));
}

/** The palette itself: loaded with its first opening. */
export function PaletteBody({
  onOpenChange,
  groups,
  pending = false,
  onAgain,
  messages,
  initialQuery = '',
}: CommandPaletteProps) {
  const text = { ...commandPaletteMessages, ...messages };
  const [query, setQuery] = useState(initialQuery);
  const [picked, setPicked] = useState({ key: '', best: '' });
  const [moved, setMoved] = useState(false);
  const queued = useRef(false);
  const again = useRef(false);
  // Groups given anew on each render of the app must not start the search over.
  const [read, setRead] = useState({ groups, pending });
  if (read.pending !== pending) setRead({ groups, pending });
  const fixed = read.groups;
  const search = useMemo(() => createPaletteSearch(fixed), [fixed]);
  const typed = query.trim().toLowerCase();
  const results = inOrder(useSyncExternalStore(search.subscribe, search.getResults), typed);
  // Nothing has been asked before the first effect.
  const loading = results.length < fixed.length || results.some((result) => result.status === 'loading');
  const flat = results.flatMap((result) =>
    result.items.map((item) => ({ key: keyOf(result, item), item, group: result.group })),
  );
  const best = flat[0];
  const nothing = flat.length === 0 && query.trim() !== '' && results.every((result) => result.status === 'ready');

  useEffect(() => {
    search.query(query);
  }, [search, query]);
  useEffect(() => () => search.stop(), [search]);
  // The best hit is current until the user moves away from it, also when better ones arrive later: from the render that shows them,
  // so that Enter never meets one from before.
  const isPicked = (moved || picked.best === best?.key) && flat.some((hit) => hit.key === picked.key);
  const value = isPicked ? picked.key : (best?.key ?? '');
  const pick = (key: string) => setPicked({ key, best: best?.key ?? '' });

  const [refused, setRefused] = useState('');
  const choose = (key: string, item: PaletteItem) => {
    if (item.disabledReason !== undefined) {
      setRefused(key);
      if (again.current) dropHeldKeys();
      again.current = false;
      return;
    }
    onOpenChange(false);
    item.onSelect();
    if (again.current) onAgain?.();
  };
  const chosen = useRef(choose);
  chosen.current = choose;
  const hit = flat.find((each) => each.key === value);
  // A screen or command named in full needs no reply; a number or a name may be a file.
  const isPlain =
    hit !== undefined && !hit.group.search && !/\d/.test(query) && hit.item.label.toLowerCase().startsWith(typed);
  const waits = typed !== '' && (pending || (loading && !moved && !isPlain));
  const meant = hit?.item;
  const why = refused === value ? meant?.disabledReason : undefined;
  // Enter pressed while files are being looked up waits for them: typing a number and Enter opens the file, however slow the reply.
  useEffect(() => {
    if (waits || !queued.current) return;
    queued.current = false;
    if (meant) chosen.current(value, meant);
    else if (again.current) {
      again.current = false;
      dropHeldKeys();
    }
  }, [waits, meant, value]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (queued.current && onAgain && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      again.current = true;
      return holdKeys();
    }
    if (
      ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].includes(event.key) ||
      (event.ctrlKey && /^[npjk]$/i.test(event.key))
    )
      setMoved(true);
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      const at = flat.findIndex((hit) => hit.key === value);
      pick(flat[Math.max(0, Math.min(flat.length - 1, at + (event.key === 'PageDown' ? 8 : -8)))]?.key ?? value);
    }
    if (event.key === 'Enter' && waits) {
      event.preventDefault();
      queued.current = true;
    }
  };

  return (
    <Dialog open onDismiss={() => onOpenChange(false)}>
      <DialogContent label={text.label} closeOnOutside className="top-[12vh] w-[600px] translate-y-0 rounded-md">
        <Command
          label={text.label}
          shouldFilter={false}
          loop
          value={value}
          onValueChange={pick}
          onKeyDown={onKeyDown}
          className="flex min-h-0 flex-col"
        >
          <div className="flex h-10 flex-none items-center gap-2 border-b border-hairline px-3">
            <Search aria-hidden className="size-icon flex-none text-subtle" strokeWidth={1.75} />
            <Command.Input
              data-autofocus=""
              value={query}
              onValueChange={(next) => {
                queued.current = false;
                setQuery(next);
                setMoved(false);
                setRefused('');
              }}
              placeholder={text.placeholder}
              className="h-full min-w-0 flex-1 border-0 bg-transparent outline-none"
            />
            {loading && (
              <i
                aria-hidden
                className="busy-ring text-subtle [animation:spin_800ms_linear_infinite,fade-in_1ms_300ms_both]"
              />
            )}
            <Kbd keys={text.close} aria-hidden />
          </div>
          <Command.List className="overflow-auto py-1 [height:min(calc(var(--cmdk-list-height)+8px),60vh)]">
            {results.map((result) => {
              if (result.items.length === 0) return null;
              return (
                <Command.Group
                  key={result.group.id}
                  heading={result.group.label}
                  className="[&_[cmdk-group-heading]]:flex [&_[cmdk-group-heading]]:h-6 [&_[cmdk-group-heading]]:items-center [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:text-micro [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
                >
                  {result.items.map((item) => (
                    <Row
                      key={keyOf(result, item)}
                      id={keyOf(result, item)}
                      item={item}
                      onChoose={() => choose(keyOf(result, item), item)}
                    />
                  ))}
                </Command.Group>
              );
            })}
          </Command.List>
          {/* Outside the listbox, which holds options only; below it, so that no row moves under the hand. */}
          {results.map((result) => {
            if (result.status === 'loading' && result.items.length === 0)
              return (
                <p key={result.group.id} className="px-3 py-1 text-label text-muted [animation:fade-in_1ms_300ms_both]">
                  {text.loading(result.group.label)}
                </p>
              );
            if (result.status !== 'error') return null;
            return (
              <div key={result.group.id} role="alert" className="flex min-h-menu-item items-center gap-2 px-3">
                <CircleAlert aria-hidden className="size-icon-sm text-danger-fg" strokeWidth={1.75} />
                {text.failed(result.group.label)}
                <Button size="sm" variant="quiet" onClick={() => search.retry(result.group.id)}>
                  {text.retry}
                </Button>
              </div>
            );
          })}
          {why !== undefined && (
            <p role="alert" className="px-3 py-1 text-label">
              {meant?.label}: {why}
            </p>
          )}
          {nothing && (
            <div className="px-3 pt-1 pb-2.5">
              <p>{text.empty(query)}</p>
              <p className="text-label text-muted">{text.emptyHint}</p>
            </div>
          )}
          <div role="status" className="sr-only">
            {loading || query === '' ? '' : text.results(flat.length)}
          </div>
        </Command>
      </DialogContent>
    </Dialog>
  );
}
