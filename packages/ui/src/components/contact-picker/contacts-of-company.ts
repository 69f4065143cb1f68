/** A person of a company. */
export interface Contact {
  contactID: number;
  fullName: string;
  companyID: number;
  /** Shown beside the name where contacts of all companies are found. */
  companyName?: string | undefined;
  /** Shown greyed; it cannot be picked any more. */
  isInactive?: boolean | undefined;
}

/** The caller's search for all active contacts of a company, without paging. */
export type LoadContacts = (companyID: number, signal: AbortSignal) => Promise<readonly Contact[]>;

/** What a search over all companies is asked for. */
export interface ContactSearchRequest {
  /** Never empty. */
  searchTerm: string;
  skip: number;
  take: number;
  signal: AbortSignal;
}

/** The caller's search by name over all companies, page by page. */
export type SearchContacts = (
  request: ContactSearchRequest,
) => Promise<{ results: readonly Contact[]; totalRecords?: number | undefined }>;

/** Asks once for each company and forgets a failure; another company aborts what is under way. */
export class ContactsOfCompany {
  load: LoadContacts;
  private companyID: number | null = null;
  private control = new AbortController();
  private answer: Promise<readonly Contact[]> = Promise.resolve([]);

  constructor(load: LoadContacts) {
    this.load = load;
  }

  of(companyID: number): Promise<readonly Contact[]> {
    if (companyID === this.companyID) return this.answer;
    this.stop();
    this.companyID = companyID;
    this.control = new AbortController();
    const answer = this.load(companyID, this.control.signal);
    this.answer = answer;
    answer.catch(() => {
      if (this.answer === answer) this.companyID = null;
    });
    return answer;
  }

  stop(): void {
    this.control.abort();
    this.companyID = null;
  }
}
