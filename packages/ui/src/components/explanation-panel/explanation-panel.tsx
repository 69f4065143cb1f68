import { ChevronDown, Copy, CornerUpRight, Pencil, RefreshCw, Sigma } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { KitLink } from '../link/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { type ExplanationNode, type ExplanationOrigin, type ExplanationRow, explanationText } from './explanation.ts';
import { explanationPanelMessages } from './explanation-panel.messages.ts';
import { useExplanationTree } from './use-explanation-tree.ts';

export interface ExplanationPanelProps {
  /** The number and what it was made of; null while none is selected. */
  explanation: ExplanationNode | null;
  /** Above the name, muted: where the amount stands ("C 04"). */
  place?: ReactNode;
  /** Goes to the field a step names. Without it such steps are plain text. */
  onOpenField?: ((field: string, node: ExplanationNode) => void) | undefined;
  /** Steps are being fetched. */
  loading?: boolean;
  /** They could not be fetched: why, in one sentence. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Further buttons in the footer, before Copy: Override, What if. */
  actions?: ReactNode;
  className?: string;
  messages?: Partial<typeof explanationPanelMessages>;
}

type Texts = typeof explanationPanelMessages;

const origins: Record<ExplanationOrigin, { icon: typeof Sigma; tone: 'neutral' | 'info' | 'warning' }> = {
  calculated: { icon: Sigma, tone: 'neutral' },
  typed: { icon: Pencil, tone: 'neutral' },
  overridden: { icon: Pencil, tone: 'warning' },
};

/** "Why this number": the figure, the steps it was made of, and where each input comes from. */
export function ExplanationPanel({
  explanation,
  loading,
  error,
  onRetry,
  className,
  messages,
  ...rest
}: ExplanationPanelProps) {
  const text = { ...explanationPanelMessages, ...messages };
  return (
    <div data-slot="explanation-panel" className={cn('text-body text-default', className)}>
      {loading ? (
        <Skeleton rows={5} delayed={false} label={text.loading} />
      ) : error ? (
        <EmptyState
          kind="error"
          title={text.failed}
          className="px-0"
          action={
            onRetry && (
              <Button size="sm" icon={RefreshCw} onClick={onRetry}>
                {text.retry}
              </Button>
            )
          }
        >
          {error}
        </EmptyState>
      ) : explanation ? (
        <Explanation explanation={explanation} text={text} {...rest} />
      ) : (
        <EmptyState icon={Sigma} title={text.empty} className="px-0">
          {text.emptyHint}
        </EmptyState>
      )}
    </div>
  );
}

interface ExplanationProps extends Pick<ExplanationPanelProps, 'place' | 'onOpenField' | 'actions'> {
  explanation: ExplanationNode;
  text: Texts;
}

function Explanation({ explanation, text, place, onOpenField, actions }: ExplanationProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  const tree = useExplanationTree(
    explanation,
    (id) =>
      [...(grid.current?.querySelectorAll<HTMLElement>('tr') ?? [])].find((row) => row.dataset.id === id)?.focus(),
    (node) => node.field !== undefined && onOpenField?.(node.field, node),
  );
  const copy = () => {
    const done = (state: 'copied' | 'notCopied') => () => setCopied(state);
    navigator.clipboard.writeText(explanationText(explanation)).then(done('copied'), done('notCopied'));
  };
  const origin = explanation.origin ?? 'calculated';
  return (
    <>
      {place !== undefined && <p className="text-label text-muted">{place}</p>}
      <p className="font-medium">{explanation.label}</p>
      <p className="mb-2 flex items-center gap-2">
        <span className="text-figure font-semibold figures">
          <Amount node={explanation} />
        </span>
        <Badge tone={origins[origin].tone} icon={origins[origin].icon}>
          {text[origin]}
        </Badge>
      </p>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: APG treegrid on a table gives every cell its role
        role="treegrid"
        aria-label={text.steps(explanation.label)}
        onKeyDown={tree.onKeyDown}
        className="w-full border-collapse border-t border-hairline"
      >
        <tbody>
          {tree.rows.map((row) => (
            <Step
              key={row.node.id}
              row={row}
              text={text}
              open={row.node.children?.length ? tree.isOpen(row.node.id) : undefined}
              current={row.node.id === tree.current}
              onToggle={() => tree.toggle(row.node.id)}
              onFocus={() => tree.setCurrent(row.node.id)}
              onOpenField={onOpenField}
            />
          ))}
        </tbody>
      </table>
      <div data-print="hide" className="mt-3 flex flex-wrap items-center gap-1.5">
        {actions}
        <Button size="sm" variant="quiet" onClick={tree.openAll}>
          {text.expandAll}
        </Button>
        <Button size="sm" variant="quiet" onClick={tree.closeAll}>
          {text.collapseAll}
        </Button>
        <Button size="sm" variant="quiet" icon={Copy} className="ml-auto" onClick={copy}>
          {text.copy}
        </Button>
        <span role="status" className={cn('text-label text-muted', !copied && 'sr-only')}>
          {copied && text[copied]}
        </span>
      </div>
    </>
  );
}

interface StepProps {
  row: ExplanationRow;
  text: Texts;
  open: boolean | undefined;
  current: boolean;
  onToggle: () => void;
  onFocus: () => void;
  onOpenField: ExplanationPanelProps['onOpenField'];
}

function Step({ row, text, open, current, onToggle, onFocus, onOpenField }: StepProps) {
  const { node, level, position, siblings } = row;
  const { field, source, operation, rounding, origin } = node;
  const details = [
    operation,
    rounding && text.rounded(rounding),
    level > 1 && origin === 'overridden' && text.overridden,
  ];
  return (
    <tr
      data-id={node.id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={open}
      tabIndex={current ? 0 : -1}
      onFocus={onFocus}
      className={cn(
        'border-b border-hairline align-top focus-visible:ring-inset-focus',
        level === 1 && 'font-semibold',
      )}
    >
      <td className="py-[3px]" style={{ paddingInlineStart: (level - 1) * 14 }}>
        <span className="flex min-w-0 items-start">
          {open === undefined ? (
            <i className="w-6 flex-none" />
          ) : (
            // The row itself carries the state and the keys; this is for the pointer.
            <span
              aria-hidden
              onClick={onToggle}
              className="flex size-6 flex-none cursor-pointer items-center justify-center"
            >
              <ChevronDown className={cn('size-icon-sm text-subtle', !open && '-rotate-90')} strokeWidth={1.75} />
            </span>
          )}
          <span className="min-w-0 pt-[3px]">
            {field !== undefined && onOpenField ? (
              <button
                type="button"
                tabIndex={-1}
                aria-label={text.goTo(node.label)}
                onClick={() => onOpenField(field, node)}
                className="-my-[3px] inline-flex min-h-6 cursor-pointer items-center gap-1 text-left text-link underline decoration-1 underline-offset-2"
              >
                {node.label}
                <CornerUpRight aria-hidden className="size-3 flex-none" strokeWidth={2.1} />
              </button>
            ) : (
              node.label
            )}
            {(details.some(Boolean) || source) && (
              <span className="block text-label font-normal text-muted">
                {details.filter(Boolean).join(' · ')}
                {details.some(Boolean) && source ? ' · ' : null}
                {source?.href ? (
                  <KitLink
                    href={source.href}
                    tabIndex={current ? 0 : -1}
                    className="text-link underline decoration-1 underline-offset-2"
                  >
                    {source.text}
                  </KitLink>
                ) : (
                  source?.text
                )}
              </span>
            )}
          </span>
        </span>
      </td>
      <td className="py-[6px] pr-1 text-end whitespace-nowrap figures">
        <Amount node={node} hang />
      </td>
    </tr>
  );
}

/** The value; a positive keeps the width of a closing parenthesis free, so that decimals line up. */
function Amount({ node, hang = false }: { node: ExplanationNode; hang?: boolean }) {
  return (
    <>
      {node.spoken === undefined ? (
        node.value
      ) : (
        <>
          <span aria-hidden>{node.value}</span>
          <span className="sr-only">{node.spoken}</span>
        </>
      )}
      {hang && !node.value.endsWith(')') && (
        <i aria-hidden className="hang">
          )
        </i>
      )}
    </>
  );
}
