import { X } from 'lucide-react';
import { Tooltip } from '../tooltip/index.ts';
import type { DocumentTemplate } from './template-search.ts';

export interface PickedTemplatesProps {
  templates: readonly DocumentTemplate[];
  /** Without it nothing can be taken out. */
  onRemove?: ((id: number) => void) | undefined;
  /** Takes the focus when the last one is taken out. */
  fallback?: (() => HTMLElement | null | undefined) | undefined;
  /** Name of the button that takes one out. */
  remove: (name: string) => string;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  className?: string | undefined;
}

/** Templates in the order they were picked, each with a button that takes it out. The neighbour of one that goes takes the focus. */
export function PickedTemplates({ templates, onRemove, fallback, remove, ...list }: PickedTemplatesProps) {
  const takeOut = (button: HTMLElement, id: number) => {
    const item = button.closest('li');
    onRemove?.(id);
    const near = item?.nextElementSibling ?? item?.previousElementSibling;
    (near?.querySelector('button') ?? fallback?.())?.focus();
  };
  return (
    <ol {...list}>
      {templates.map(({ documentTemplateID, name }, at) => (
        <li key={documentTemplateID} className="flex min-h-grid-row items-center gap-2 border-b border-hairline px-2">
          <span className="w-5 flex-none text-end text-subtle figures">{at + 1}</span>
          <Tooltip title={name} describes={false} onlyWhenCut>
            <span className="min-w-0 truncate">{name}</span>
          </Tooltip>
          {onRemove ? (
            <button
              type="button"
              aria-label={remove(name)}
              onClick={(event) => takeOut(event.currentTarget, documentTemplateID)}
              onKeyDown={(event) => {
                if (event.key !== 'Delete') return;
                event.preventDefault();
                takeOut(event.currentTarget, documentTemplateID);
              }}
              className="ms-auto inline-flex size-6 flex-none items-center justify-center rounded-sm text-subtle hover:bg-surface-hover hover:text-default"
            >
              <X aria-hidden className="size-3.5" strokeWidth={1.75} />
            </button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
