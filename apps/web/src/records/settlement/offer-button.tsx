import { Button } from '@closewright/ui/button';
import { RefreshCw } from 'lucide-react';

export interface OfferButtonProps {
  /** What is taken over; it may take two lines. */
  words: string;
  onTake(): void;
  /** Why it cannot be taken. */
  whyNot?: string | undefined;
}

/** Takes over what a version of rates says; beside the figures of a row. */
export function OfferButton({ words, onTake, whyNot }: OfferButtonProps) {
  return (
    <Button
      size="sm"
      icon={RefreshCw}
      className="h-auto min-h-control-sm max-w-full py-0.5 text-left whitespace-normal"
      {...(whyNot !== undefined && { disabled: true, disabledReason: whyNot })}
      onClick={onTake}
    >
      {words}
    </Button>
  );
}
