import { beforeEach, describe, expect, test } from 'vitest';
import { academicRequest, noLimitSettings } from '../support/admission.ts';
import { noteHonest } from '../support/faultTable.ts';
import { post } from '../support/messages.ts';
import { home, makeHomeForEachTest } from '../support/serverHome.ts';

/** Unsets the limits that other tests raise, so that the server's defaults apply. */
const defaultLimits = Object.fromEntries(Object.keys(noLimitSettings).map((name) => [name, '']));

makeHomeForEachTest();

let server: ReturnType<typeof home.start>;
let url: string;
beforeEach(async () => {
  server = home.start({ ...defaultLimits, TRUST_PROXY: '1' });
  url = await server.ready();
});

interface Answer {
  status: number;
  confirmation?: false;
}

/** Sends requests from one address, 20 at a time. */
async function sendAll(requests: readonly object[], from = '192.0.2.1'): Promise<Answer[]> {
  const left = [...requests];
  const answers: Answer[] = [];
  const sender = async () => {
    for (let request = left.pop(); request; request = left.pop()) {
      const response = await post(url, request, { 'X-Forwarded-For': from });
      answers.push({ status: response.status, ...(await response.json()) });
    }
  };
  await Promise.all(Array.from({ length: 20 }, sender));
  return answers;
}

const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...academicRequest,
    firstName: `Amina${'abcdefghij'.charAt(index % 10)}`,
    email: `person${index}@example.dj`,
  }));

const served = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);
const confirmed = (answers: readonly Answer[]) =>
  served(answers).filter(({ confirmation }) => confirmation !== false);
const sentTo = (mailbox: RegExp) => home.mailFiles().filter((mail) => mailbox.test(mail));

describe('from one address', () => {
  test('a class of sixty applies within minutes, and each of them gets a confirmation', async () => {
    const pupils = confirmed(await sendAll(crowd(60)));
    noteHonest(pupils.length, 60, 'class behind one address');
    expect(pupils).toHaveLength(60);
    await expect.poll(() => sentTo(/^To: person\d+@example\.dj/m).length).toBe(60);
  });

  test('a script that sends 5,000 requests is stopped, and other addresses are not', async () => {
    const answers = await sendAll(crowd(5_000));
    expect(served(answers)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4_900);
    // The proxy adds the last address. Clients can forge the addresses before it.
    const others = served(await sendAll(crowd(60), 'made up, 198.51.100.1'));
    noteHonest(others.length, 60);
    expect(others).toHaveLength(60);
    expect(server.output.text()).not.toContain('proxy.notTrusted');
  });
});

describe('sixty requests for the mailbox of a stranger', () => {
  const spellings: Record<string, (index: number) => string> = {
    'spelt one way': () => 'victim.name@example.dj',
    'each with another tag': (index) => `victim.name+${index}@example.dj`,
    'with other dots and capitals': (index) =>
      index % 2 ? 'Victim.Name@example.dj' : 'vic.tim.name@Example.dj',
  };

  test.each(Object.entries(spellings))(
    '%s send it three mails, without the visitor’s text',
    async (_, spell) => {
      const typed = 'Achetez chez spam.example';
      const requests = Array.from({ length: 60 }, (_, index) => ({
        ...academicRequest,
        email: spell(index),
        motivation: typed,
      }));
      const answers = await sendAll(requests);
      expect(served(answers)).toHaveLength(60);
      expect(confirmed(answers)).toHaveLength(3);
      const mails = () => sentTo(/^To: vic\.?tim\.?name(\+\d+)?@example\.dj/im);
      await expect.poll(() => mails().length).toBe(3);
      await expect.poll(async () => (await home.waitingMails()).map(({ kind }) => kind)).toEqual(['digest']);
      expect(mails()).toHaveLength(3);
      for (const mail of mails()) expect(mail).not.toContain(typed);
      expect(await home.references()).toHaveLength(60);
      const { output: list } = await home.requests();
      expect(list).toContain('57 confirmations n’ont pas été envoyées');
    },
  );
});
