import { afterEach, beforeEach } from 'vitest';
import type { AdmissionStore, ClaimedMail, StoredRequest } from '#core/store/admissionStore.ts';
import type { Limits } from '#core/settings.ts';

export const testLimits: Limits = {
  requestsPerAddress: 3,
  requestsPerNetwork: 5,
  requestsInAll: 14,
  confirmationsPerHour: 2,
  confirmationsPerDay: 3,
  confirmationCeiling: 12,
  schoolMails: 10,
};

/** An empty store with the limits above. */
export interface StoreUnderTest {
  store: AdmissionStore;
  /** Makes everything stored older, as if so many seconds had passed. */
  age(seconds: number): Promise<void>;
  /** All that is stored, as text. */
  dump(): Promise<string>;
  close(): Promise<void>;
}

export const hour = 3600;

/** A new store for each test of a `describe`, with what the tests do again and again. */
export function newStoreForEach(open: () => Promise<StoreUnderTest>) {
  const tested = {} as StoreUnderTest; // filled in before each test
  beforeEach(async () => void Object.assign(tested, await open()));
  afterEach(() => tested.close());

  let address = 0;
  async function claimAll(leaseSeconds = 60): Promise<ClaimedMail[]> {
    const mails = await tested.store.claimMails(10, leaseSeconds);
    return mails.length === 0 ? [] : [...mails, ...(await claimAll(leaseSeconds))];
  }

  return {
    tested,
    /** A client that no other submission is from. */
    fromElsewhere: () => ({ clientAddress: `198.51.100.${(address += 1)}` }),
    /** Leases every mail that is due. */
    claimAll,
    complete: async (mails: readonly ClaimedMail[]) => {
      for (const { id } of mails) await tested.store.completeMail(id);
    },
  };
}

/** The one request that a mail is about. */
export function storedOf(mail: ClaimedMail): StoredRequest | undefined {
  return mail.kind === 'digest' ? undefined : mail.stored;
}
