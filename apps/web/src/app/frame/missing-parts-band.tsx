import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';

/**
 * Said while a part of the page cannot be fetched: the server is away, or has a newer version by now whose parts have other names. It is
 * asked for until it comes; loading anew is for the user to choose, because it drops what is not saved.
 */
export default function MissingPartsBand() {
  return (
    <Banner
      tone="warning"
      label="Connection"
      title="A part of this page could not be fetched."
      actions={
        <Button size="sm" onClick={() => location.reload()}>
          Load the page anew
        </Button>
      }
    >
      It is asked for again until it comes. What you typed stays; if this goes on, save and load the page anew.
    </Banner>
  );
}
