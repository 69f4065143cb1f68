import { Button } from '@closewright/ui/button';
import { focusPath, isFocusLost, returnFocus } from '@closewright/ui/lib/return-focus';
import { RefreshCw } from 'lucide-react';
import { flushSync } from 'react-dom';

export interface OfferButtonProps {
  /** What is taken over; it may take two lines. */
  words: string;
  onTake(): void;
  /** Why it cannot be taken. */
  whyNot?: string | undefined;
}

/** Takes over what a version of rates says; beside the figures of a row, where the focus stays when it goes. */
export function OfferButton({ words, onTake, whyNot }: OfferButtonProps) {
  const take = () => {
    const path = focusPath();
    flushSync(onTake);
    if (isFocusLost()) returnFocus(path);
  };
  return (
    <Button
      size="sm"
      icon={RefreshCw}
      className="h-auto min-h-control-sm max-w-full py-0.5 text-left whitespace-normal"
      {...(whyNot !== undefined && { disabled: true, disabledReason: whyNot })}
      onClick={take}
    >
      {words}
    </Button>
  );
}
