import { Star } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { TemplateDialogMessages } from './template-dialog.messages.ts';
import type { DocumentTemplate } from './template-search.ts';

/** Draws a template, or fetches what it needs first. It may reject. Load viewers with it, not before. */
export type PreviewTemplate = (template: DocumentTemplate, signal: AbortSignal) => ReactNode | Promise<ReactNode>;

/** Milliseconds that a template is looked at before its preview is fetched: going through the list fetches none. */
const PAUSE = 200;

interface TemplatePreviewProps {
  template: DocumentTemplate;
  load: PreviewTemplate;
  words: TemplateDialogMessages;
}

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'shown'; content: ReactNode };

/** The preview of one template: its key is the template's id, so nothing of another one is ever shown. */
function TemplatePreview({ template, load, words }: TemplatePreviewProps) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // The template is the same as long as this part is: its key says so. Another function of the caller is no reason to fetch again.
  const latest = useRef({ template, load });
  latest.current = { template, load };
  useEffect(() => {
    const control = new AbortController();
    const show = (next: Loaded) => {
      if (!control.signal.aborted) setLoaded(next);
    };
    const timer = setTimeout(
      () =>
        void (async () => latest.current.load(latest.current.template, control.signal))().then(
          (content) => show({ state: 'shown', content }),
          () => show({ state: 'failed' }),
        ),
      attempt === 0 ? PAUSE : 0,
    );
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [attempt]);
  if (loaded.state === 'loading') return <Skeleton rows={6} label={words.loadingPreview} className="p-3" />;
  if (loaded.state === 'failed')
    return (
      <div className="flex flex-col items-start gap-2 p-3">
        <p role="alert">{words.previewFailed}</p>
        <Button
          size="sm"
          onClick={() => {
            setLoaded({ state: 'loading' });
            setAttempt(attempt + 1);
          }}
        >
          {words.retry}
        </Button>
      </div>
    );
  return loaded.content;
}

export interface TemplatePreviewPaneProps extends Omit<TemplatePreviewProps, 'template'> {
  /** The template that the highlight is on, if any. */
  template: DocumentTemplate | undefined;
  favorite: boolean;
  /** Without it there is no star. */
  onFavoriteChange: ((favorite: boolean) => void) | undefined;
}

/** What the highlight is on: name, number, the star, and its preview. */
export function TemplatePreviewPane({ template, load, favorite, onFavoriteChange, words }: TemplatePreviewPaneProps) {
  return (
    <section aria-label={words.preview} className="flex min-h-0 flex-[3] flex-col">
      {template ? (
        <>
          <header className="flex h-11 flex-none items-center gap-2 border-b border-hairline ps-3 pe-2">
            <h3 className="truncate font-semibold">{template.name}</h3>
            <span className="ms-auto text-muted identifier">{template.number}</span>
            {onFavoriteChange ? (
              <IconButton
                icon={Star}
                size="sm"
                variant="quiet"
                label={favorite ? words.unmarkFavorite(template.name) : words.markFavorite(template.name)}
                pressed={favorite}
                className="data-[state=on]:[&_svg]:fill-current"
                onClick={() => onFavoriteChange(!favorite)}
              />
            ) : null}
          </header>
          <section
            aria-label={template.name}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
            tabIndex={0}
            className="min-h-0 flex-1 overflow-auto focus-visible:outline-offset-[-2px]"
          >
            <TemplatePreview key={template.documentTemplateID} template={template} load={load} words={words} />
          </section>
        </>
      ) : (
        <p className="p-3 text-muted">{words.noPreview}</p>
      )}
    </section>
  );
}
