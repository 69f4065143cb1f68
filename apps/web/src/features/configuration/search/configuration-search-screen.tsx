import { type ConfigurationHit, searchConfiguration } from '@closewright/domain/configuration';
import { counted } from '@closewright/domain/formats';
import { routeByName } from '@closewright/domain/navigation';
import { EmptyState } from '@closewright/ui/empty-state';
import { Kbd } from '@closewright/ui/kbd';
import { PageHead } from '@closewright/ui/page-head';
import { SearchBox } from '@closewright/ui/search-box';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { HitLink } from './hit-link.tsx';

const { label } = routeByName('cfg:search');

/**
 * Finds any setting screen or setting by words, as far as the user may open it. Enter opens the first one; the arrows go
 * from the box into the list and back.
 */
export function ConfigurationSearchScreen() {
  const { actor } = useSession();
  const router = useRouter();
  const [text, setText] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const hits = useMemo(() => searchConfiguration(text, actor), [text, actor]);
  const isSearch = text.trim() !== '';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    // Typing goes on from a link too: the key lands in the box, which has the focus by then.
    if (at > 0 && event.key.length === 1 && event.key !== ' ') stops[0]?.focus();
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (to === undefined || at === -1) return;
    event.preventDefault();
    stops[Math.min(Math.max(to, 0), stops.length - 1)]?.focus();
  };
  const openFirst = () => {
    if (hits[0]) void router.navigate({ href: hits[0].href });
  };

  return (
    <>
      <PageHead title={label} meta="Every setting screen and setting you may open" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between its own box and links */}
      <div
        ref={root}
        onKeyDown={onKeyDown}
        className="min-h-0 flex-1 overflow-y-auto border-t border-hairline bg-surface-base"
      >
        <div className="max-w-[720px] px-4 py-3">
          <SearchBox
            aria-label="Find a setting"
            placeholder="Users, permissions, feature flags, closing…"
            autoFocus
            debounce={0}
            value={text}
            onValueChange={setText}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) openFirst();
            }}
          />
          <p role="status" className={isSearch && hits.length > 0 ? 'pt-2 pb-1 text-label text-muted' : 'sr-only'}>
            {isSearch && counted(hits.length, 'setting found', 'settings found')}
          </p>
          {hits.length === 0 && <NothingFound isSearch={isSearch} text={text} />}
          {placesOf(hits, isSearch).map(({ place, hits: found }) => (
            <section key={place ?? ''} aria-label={place ?? 'Found'} className="pt-2">
              {place !== null && <h2 className="pb-1 text-micro font-semibold text-muted">{place}</h2>}
              <ul>
                {found.map((hit) => (
                  <li key={hit.id}>
                    <HitLink hit={hit} showPlace={isSearch}>
                      {isSearch && hit === hits[0] && <Kbd keys="Enter" aria-hidden />}
                    </HitLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function NothingFound({ isSearch, text }: { isSearch: boolean; text: string }) {
  if (!isSearch) {
    return (
      <EmptyState kind="no-access" title="There is no setting screen you may open" className="px-0">
        Your administrator can give you one.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`No setting matches “${text.trim()}”`} className="px-0">
      Try fewer or other words, for instance users or permissions.
    </EmptyState>
  );
}

/** Without a search the screens under their headings; hits keep the order of their rank under none. */
function placesOf(hits: readonly ConfigurationHit[], isSearch: boolean) {
  if (isSearch) return hits.length === 0 ? [] : [{ place: null, hits }];
  return [...Map.groupBy(hits, ({ place }) => place)].map(([place, found]) => ({ place, hits: found }));
}
