/** A disclosure that is not read, or not written. Its message is a sentence for the user. */
export class DisclosureRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DisclosureRefused';
  }
}
