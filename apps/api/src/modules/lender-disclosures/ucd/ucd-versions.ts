/** A version of the Uniform Closing Dataset: what its files say of themselves. */
export interface UcdVersion {
  /** Of the elements of MISMO. */
  readonly namespace: string;
  /** Of the extensions of the GSEs, and the prefix they have. */
  readonly extension: { readonly prefix: string; readonly namespace: string };
  /** What MISMOReferenceModelIdentifier is; files of the same model with another last number are read, too. */
  readonly referenceModel: string;
  readonly dataVersion: string;
}

/** UCD Delivery Specification 1.4 of MISMO 3.3. Tables of later versions were not at hand: a line is added here once one is. */
export const ucd14: UcdVersion = {
  namespace: 'http://www.mismo.org/residential/2009/schemas',
  extension: { prefix: 'gse', namespace: 'http://www.datamodelextension.org' },
  referenceModel: '3.3.0299',
  dataVersion: 'UCD Delivery Specification 1.4',
};

/** Those that are read. */
export const ucdVersions: readonly UcdVersion[] = [ucd14];

/** 3.3 of 3.3.0299. */
export const modelOf = (identifier: string): string => identifier.split('.').slice(0, 2).join('.');
