/** What a store takes in and mails; an hour is the last sixty minutes. */
export interface Limits {
  /** New requests an hour from one client address: a class, a cybercafé, a mobile operator's shared address. */
  requestsPerAddress: number;
  /** New requests an hour from one wider network, a /48 of IPv6. */
  requestsPerNetwork: number;
  /** New requests an hour in all. */
  requestsInAll: number;
  /** Confirmations to one mailbox in an hour and in a day; those beyond are withheld. */
  confirmationsPerHour: number;
  confirmationsPerDay: number;
  /** Requests an hour beyond which no confirmation is sent: the ceiling that protects the sending domain. */
  confirmationCeiling: number;
  /** Requests an hour that the school gets a mail about each; those beyond come together in a digest. */
  schoolMails: number;
}

/** Reads the limits from the settings that `.env.example` describes; `read` gives a setting or its default. */
export function readLimits(read: (setting: string, byDefault: number) => number): Limits {
  const requestsPerAddress = read('REQUESTS_PER_HOUR', 100);
  return {
    requestsPerAddress,
    requestsPerNetwork: 3 * requestsPerAddress,
    requestsInAll: read('REQUESTS_PER_HOUR_IN_ALL', 2_000),
    confirmationsPerHour: read('MAILS_PER_ADDRESS_PER_HOUR', 3),
    confirmationsPerDay: read('MAILS_PER_ADDRESS_PER_DAY', 6),
    confirmationCeiling: read('MAILS_PER_HOUR', 300),
    schoolMails: read('SCHOOL_MAILS_PER_HOUR', 30),
  };
}
