import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useAnnouncement } from '../../hooks/use-announcement.tsx';
import { useAsyncOptions } from '../../hooks/use-async-options.ts';
import { type DialogControl, useUnsavedGuard } from '../../services/dialogs/index.ts';
import { Button } from '../button/index.ts';
import { nextRow, rowId, stepRow } from '../combobox/rows.ts';
import { DialogSaveFooter } from '../dialog/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { PickedTemplates } from './picked-templates.tsx';
import { TemplateCategories, type TemplateCategory, type TemplateView } from './template-categories.tsx';
import { templateDialogMessages } from './template-dialog.messages.ts';
import { type PreviewTemplate, TemplatePreviewPane } from './template-preview.tsx';
import { TemplateRows } from './template-rows.tsx';
import { type BrowseTemplates, browseTemplates, templateLimits, toOption } from './template-search.ts';
import { type Templates, useTemplatePicks } from './use-template-picks.ts';

export interface TemplateDialogProps {
  /** The region whose templates are offered, besides those of every region. */
  regionID: number;
  /** The caller's search: by text, category and favorites at once, a page at a time. */
  browse: BrowseTemplates;
  /** The tree at the left. Without it only "All templates" and the favorites are there. */
  categories?: readonly TemplateCategory[] | undefined;
  /** Ids of the user's favorites. */
  favorites?: readonly number[] | undefined;
  /** Keeps a favorite. Without it nothing can be marked. If it rejects, the mark goes back. */
  onFavoriteChange?: ((templateID: number, favorite: boolean) => void | Promise<void>) | undefined;
  /** Draws the template that the highlight is on. Without it there is no preview. */
  preview?: PreviewTemplate | undefined;
  /** Picked from the start. */
  picked?: Templates | undefined;
  messages?: Partial<typeof templateDialogMessages> | undefined;
  dialog: DialogControl<Templates>;
}

const NONE: Templates = [];
const PAGE = 10;

/** Body of `askTemplates`: settles with the picked templates in the order they were picked. */
export default function TemplateDialog({
  regionID,
  browse,
  categories = [],
  favorites: given,
  onFavoriteChange,
  preview,
  picked = NONE,
  messages,
  dialog,
}: TemplateDialogProps) {
  const words = { ...templateDialogMessages, ...messages };
  const listID = `${useId()}-list`;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<TemplateView>('all');
  const [text, setText] = useState('');
  const [favorites, setFavorites] = useState<ReadonlySet<number>>(() => new Set(given));
  const [templates, setTemplates] = useState(picked);
  const [highlight, setHighlight] = useState({ answer: 0, index: 0 });
  const [gathering, setGathering] = useState(false);
  const [region, say] = useAnnouncement();
  const picks = useTemplatePicks(templates, setTemplates, (count) => say(words.picked(count)));
  const latest = useRef(picks);
  latest.current = picks;
  useUnsavedGuard(dialog as DialogControl<never>, templates !== picked);

  const only = view === 'favorites' ? [...favorites] : null;
  const scope = `${view} ${only?.join() ?? ''}`;
  const [state, engine] = useAsyncOptions(
    {
      search: browseTemplates(browse, regionID, {
        categoryID: typeof view === 'number' ? view : null,
        documentTemplateIDs: only,
      }),
      debounce: 250,
      minLength: 0,
    },
    scope,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scope has emptied the engine, so it is asked again
  useEffect(() => engine.ask(text), [engine, text, scope]);

  const { items, total, status } = state;
  const settled = status === 'ready' || status === 'error' || status === 'denied';
  const action = status === 'error' || (status === 'ready' && state.hasMore);
  const count = items.length + (action ? 1 : 0);
  // A new answer starts at its top; a next page moves nothing.
  const active = count === 0 ? -1 : highlight.answer === state.settled ? Math.min(highlight.index, count - 1) : 0;
  const move = (index: number) => setHighlight({ answer: state.settled, index });
  const shown = items[active];

  const activate = (index: number, toggle: boolean) => {
    const template = items[index];
    if (!template) return status === 'error' ? engine.retry() : void engine.more();
    move(index);
    if (picks.placeOf(template.documentTemplateID) === 0) picks.add([template]);
    else if (toggle) picks.remove(new Set([template.documentTemplateID]));
  };
  const found = total ?? items.length;
  const everyPicked =
    items.length > 0 && !state.hasMore && items.every((each) => picks.placeOf(each.documentTemplateID));
  const selectAll = async () => {
    if (everyPicked) return picks.remove(new Set(items.map((each) => each.documentTemplateID)));
    const answer = state.settled;
    setGathering(true);
    while (engine.state.settled === answer && engine.state.hasMore && engine.state.more !== 'error')
      await engine.more();
    setGathering(false);
    // The filter was changed meanwhile, or a page did not come: nothing is picked that was not meant.
    if (engine.state.settled === answer && !engine.state.hasMore) latest.current.add(engine.state.items);
  };
  const setFavorite = async (id: number, on: boolean) => {
    const put = (is: boolean) =>
      setFavorites((before) => new Set(is ? [...before, id] : [...before].filter((each) => each !== id)));
    put(on);
    try {
      await onFavoriteChange?.(id, on);
    } catch {
      put(!on);
      say(words.favoriteFailed);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    picks.onKeyDown(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing)
      return;
    const rows = [...items.map(toOption), ...(action ? [{ action: 'more' as const }] : [])];
    if (event.key === 'ArrowDown') move(nextRow(rows, active, 1));
    else if (event.key === 'ArrowUp') move(nextRow(rows, active, -1));
    else if (event.key === 'PageDown') move(stepRow(rows, active, PAGE));
    else if (event.key === 'PageUp') move(stepRow(rows, active, -PAGE));
    else if (event.key === 'Enter') {
      // Typed on into an answer that is still to come: what is highlighted is not what was typed.
      if (settled && active >= 0) activate(active, false);
    } else return;
    event.preventDefault();
  };
  const isFavorite = shown !== undefined && favorites.has(shown.documentTemplateID);
  const message =
    status === 'error'
      ? words.failed
      : settled && items.length === 0
        ? view === 'favorites' && !text
          ? words.noFavorites
          : words.none
        : null;

  return (
    <>
      <div ref={box} className="grid min-h-0 flex-1 grid-cols-[190px_minmax(0,1fr)_minmax(0,340px)]">
        <TemplateCategories
          label={words.categories}
          fixed={[
            { view: 'all', name: words.all },
            { view: 'favorites', name: words.favorites },
          ]}
          categories={categories}
          value={view}
          onValueChange={setView}
        />
        <div className="flex min-h-0 min-w-0 flex-col">
          <div className="flex flex-none items-center gap-2 border-b border-hairline p-2">
            <SearchBox
              aria-label={words.search}
              placeholder={words.search}
              value={text}
              onValueChange={setText}
              maxLength={templateLimits.maxLength}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={count > 0}
              aria-controls={listID}
              aria-activedescendant={active >= 0 ? rowId(listID, active) : undefined}
              data-autofocus=""
              data-enter-owner=""
              onKeyDown={onKeyDown}
              className="flex-1"
            />
            <span role="status" className="flex-none text-label text-muted figures">
              {settled ? words.count(found) : words.searching}
            </span>
            <Button
              size="sm"
              variant="quiet"
              busy={gathering}
              disabled={!settled || items.length === 0 || found > templateLimits.selectAll}
              disabledReason={found > templateLimits.selectAll ? words.tooMany(templateLimits.selectAll) : undefined}
              onClick={() => void selectAll()}
            >
              {everyPicked ? words.unselectAll(found) : words.selectAll(found)}
            </Button>
          </div>
          {message ? <p className="p-3 text-muted">{message}</p> : null}
          <TemplateRows
            id={listID}
            state={state}
            count={count}
            active={active}
            placeOf={picks.placeOf}
            favorites={favorites}
            onActivate={(index) => activate(index, true)}
            words={words}
          />
        </div>
        <div className="flex min-h-0 min-w-0 flex-col border-s border-hairline">
          {preview ? (
            <TemplatePreviewPane
              template={shown}
              load={preview}
              favorite={isFavorite}
              onFavoriteChange={
                shown && onFavoriteChange ? (on) => void setFavorite(shown.documentTemplateID, on) : undefined
              }
              words={words}
            />
          ) : null}
          <section
            aria-labelledby={`${listID}-picked`}
            className="flex min-h-0 flex-[2] flex-col border-t border-hairline first:border-t-0"
          >
            <h3
              id={`${listID}-picked`}
              className="flex-none border-b border-hairline px-3 py-1.5 text-label font-semibold"
            >
              {words.picked(templates.length)}
            </h3>
            {templates.length === 0 ? <p className="p-3 text-muted">{words.nonePicked}</p> : null}
            <PickedTemplates
              templates={templates}
              remove={words.remove}
              onRemove={(id) => picks.remove(new Set([id]))}
              fallback={() => box.current?.querySelector('input')}
              aria-labelledby={`${listID}-picked`}
              className="min-h-0 overflow-y-auto empty:hidden"
            />
          </section>
        </div>
      </div>
      {region}
      <DialogSaveFooter
        onSave={() => dialog.close(templates)}
        onCancel={() => dialog.dismiss('cancel')}
        saveLabel={words.action(templates.length)}
        saveDisabledReason={templates.length === 0 ? words.pickFirst : undefined}
      />
    </>
  );
}
