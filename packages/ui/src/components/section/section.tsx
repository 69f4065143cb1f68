import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '../../lib/cn.ts';
import { CountBadge } from '../badge/index.ts';
import { sectionMessages } from './section.messages.ts';
import { useSectionState } from './section-group.tsx';

export interface SectionProps {
  /** Name under which the fold is remembered, unique in its group. */
  name: string;
  title: ReactNode;
  /** Muted, after the title: a count, "1 of 1", "None". */
  meta?: ReactNode;
  /** How many things are inside, as a badge; read with the title. */
  count?: number;
  /** What is counted, for speech: "parties". */
  countLabel?: string;
  /** Number of errors inside: shown in the heading, and the section opens itself when it becomes more than none. */
  errors?: number;
  /** Links or small buttons at the right of the heading. */
  actions?: ReactNode;
  /** Before the user ever touched it. Default true. */
  defaultOpen?: boolean;
  /** False: a heading and a rule, nothing to fold. */
  foldable?: boolean;
  /** Content is made on the first opening only. It is then not found by the browser's search before. */
  lazy?: boolean;
  /** Default 2. */
  level?: 2 | 3 | 4;
  /** The section's own content. */
  children?: ReactNode;
  className?: string;
  messages?: Partial<typeof sectionMessages>;
}

/** A heading and a hairline; the content folds, stays findable by Ctrl F, and is remembered. */
export function Section({
  name,
  title,
  meta,
  count,
  countLabel,
  errors = 0,
  actions,
  defaultOpen = true,
  foldable = true,
  lazy = false,
  level = 2,
  children,
  className,
  messages,
}: SectionProps) {
  const { open: unfolded, setOpen, reveal } = useSectionState(name, defaultOpen);
  const open = unfolded || !foldable;
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState(open);
  if (open && !made) setMade(true);

  // React knows `hidden` as a boolean only.
  useLayoutEffect(() => {
    if (open) content.current?.removeAttribute('hidden');
    else content.current?.setAttribute('hidden', 'until-found');
  }, [open]);
  useLayoutEffect(() => {
    const element = content.current;
    const onMatch = () => setOpen(true);
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, [setOpen]);
  const before = useRef(0);
  useEffect(() => {
    if (errors > 0 && before.current === 0) reveal();
    before.current = errors;
  }, [errors, reveal]);
  useLayoutEffect(() => {
    if (made) return;
    // What is printed must be there before the printer looks.
    const onPrint = () => flushSync(() => setMade(true));
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, [made]);

  const Heading = `h${level}` as const;
  const text = { ...sectionMessages, ...messages };
  return (
    <section
      data-slot="section"
      data-state={open ? 'open' : 'closed'}
      aria-labelledby={`${id}-title`}
      className={cn('pb-section text-default', className)}
    >
      <div className="mb-[7px] flex items-center gap-1.5 border-b border-hairline pb-1">
        <Heading className="min-w-0 text-section font-semibold">
          {foldable ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={`${id}-content`}
              onClick={() => setOpen(!open)}
              className="-my-[3px] flex min-h-6 max-w-full cursor-pointer items-center gap-1.5 rounded-xs text-start"
            >
              <ChevronDown
                aria-hidden
                className={cn(
                  'size-icon-sm flex-none text-subtle transition-transform',
                  !open && '-rotate-90 rtl:rotate-90',
                )}
                strokeWidth={1.75}
              />
              <span id={`${id}-title`} className="truncate">
                {title}
              </span>
              {count !== undefined && <CountBadge variant="soft" count={count} label={countLabel} />}
              {errors > 0 && (
                <span className="inline-flex h-5 flex-none items-center gap-1 rounded-sm bg-danger-bg px-[7px] text-micro text-danger-fg">
                  <CircleAlert aria-hidden className="size-3" strokeWidth={2.1} />
                  {text.errors(errors)}
                </span>
              )}
            </button>
          ) : (
            <span id={`${id}-title`}>{title}</span>
          )}
        </Heading>
        {meta !== undefined && <span className="min-w-0 truncate text-label text-muted">{meta}</span>}
        {actions && <div className="-my-[3px] ms-auto flex flex-none items-center gap-1.5 text-label">{actions}</div>}
      </div>
      <div
        ref={content}
        id={`${id}-content`}
        data-slot="section-content"
        className="print:block! print:[content-visibility:visible]!"
      >
        {(made || !lazy) && children}
      </div>
    </section>
  );
}
