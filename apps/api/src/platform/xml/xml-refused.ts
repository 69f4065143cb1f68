/** Why an XML is refused. */
export type XmlRefusal = 'tooLarge' | 'encoding' | 'doctype' | 'entity' | 'notWellFormed' | 'version';

/** An XML that is not read. Its message is a sentence for the user. */
export class XmlRefused extends Error {
  readonly refusal: XmlRefusal;

  constructor(refusal: XmlRefusal, message: string) {
    super(message);
    this.name = 'XmlRefused';
    this.refusal = refusal;
  }
}
