import { useEffect, useRef, useState } from 'react';
import { shareValue } from '../ui/sharedValue.ts';
import { onErase, recall, remember } from '../browser/tabMemory.ts';
import { callAct } from './transport.ts';

/** `secret` replaces that of the link. */
type Outcome = { success: true; secret?: string } | { success: false; error: string };

/**
 * The secret in the URL's fragment, what is left of one that was cut, or the subject of one that the tab keeps. It begins
 * with a reference or `list`, unlike the fragments of the skip link and of the footer's dialogs.
 */
const secretInAddress = () => {
  const [, begun] = /^#((?:[A-Z]|list\b)[\w.-]*)/.exec(window.location.hash) ?? [];
  return begun === undefined ? undefined : (wholeSecret.exec(begun)?.[0] ?? begun);
};

/** The reference of the request that a link opens, or `list`. */
const subjectOf = (link: { secret: string } | null | undefined) => link?.secret.split('.')[0];

/** A secret ends in an HMAC after a dot. A copied link may end in the full stop of its sentence. */
const wholeSecret = /^[\w.-]+\.[\w-]{43}(?![\w-])/;

/**
 * Calls the Edge Function `name` with the secret of a mailed link, which it keeps in this tab and removes from the address
 * bar, before the router reads the URL and when a link is pasted into an open page. Chromium has its history written by
 * then, so only a void link opens nothing. Without session storage the fragment stays, so that a reload finds it.
 *
 * A tab with the link of the office's list also keeps those of the requests that it opens, which the fragment then names:
 * Back and a reload find them. Without a fragment it opens the list.
 */
export function createLinkClient<Act extends { act: string }, Reply extends Outcome>(name: string) {
  /**
   * The secret, which may be cut; null if the tab has none, undefined before hydration. A new object, even with the same
   * secret, makes the page call the function again.
   */
  const link = shareValue<{ secret: string } | null, undefined>(null, undefined);
  /** `secret` is the one taken last. A tab with the list also has those of its requests, by subject. */
  let kept: Partial<Record<string, string>> = {};
  let leaveRequest = () => {};

  function takeSecret(): void {
    const taken = secretInAddress();
    const isWithinPage = taken === undefined && window.location.hash !== '';
    if (taken && taken !== 'list' && !kept[taken]) keepSecret(taken);
    else if (!isWithinPage || !link.get()) open(taken ? kept[taken] : (kept.list ?? kept.secret));
  }

  function open(secret: string | null | undefined): void {
    const next = secret ? { secret } : null;
    if (subjectOf(next) !== subjectOf(link.get())) leaveRequest();
    link.set(next);
  }

  function keepSecret(secret: string | null): void {
    const isStored = store(secret);
    const subject = kept.list && subjectOf({ secret: secret ?? '' });
    const fragment = isStored ? subject !== 'list' && subject : secret;
    if (secretInAddress())
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + (fragment ? `#${fragment}` : ''),
      );
    open(secret);
  }

  /** Returns false if the tab forgets the secret when it is reloaded. */
  function store(secret: string | null): boolean {
    const subject = secret && wholeSecret.test(secret) && subjectOf({ secret });
    const others = kept.list || subject === 'list' ? kept : {};
    kept = secret === null ? {} : { ...others, ...(subject && { [subject]: secret }), secret };
    return remember(name, secret === null ? null : kept);
  }

  const refresh = () => open(link.get()?.secret);

  if (typeof window !== 'undefined') {
    kept = (recall(name) ?? {}) as typeof kept; // Safe cast: written by `store`.
    takeSecret();
    window.addEventListener('hashchange', takeSecret);
    // Another tab or person may have changed the state.
    for (const event of ['focus', 'online']) window.addEventListener(event, refresh);
    onErase(() => keepSecret(null));
  }

  /** Resolves with null without a valid response. The errors in a reply are in the language of the document. */
  async function call(act: Act): Promise<Reply | null> {
    const used = link.get();
    // Without a link the office asks for that of the list, with what the tab took before.
    const reply: Reply | null = await callAct(name, { ...act, secret: used?.secret ?? kept.secret });
    const present = link.get();
    if (reply?.success && reply.secret && present && subjectOf(present) === subjectOf(used)) {
      present.secret = reply.secret; // In place, because another object would ask again.
      store(reply.secret);
    }
    return reply;
  }

  /**
   * The reply to an act. Asks again when the act or the secret changes and after `refresh`; null asks nothing. A success
   * stays when a later call gets no answer; `isUnreached` is then true until the next call. `replied` is the act that
   * `reply` answers.
   */
  function useReply(act: Act | null) {
    const kept = link.use();
    // A cut secret replaces that of the link before it: the page must not show another person's request in its place.
    const isCut = Boolean(kept && !wholeSecret.test(kept.secret));
    const asking = isCut ? null : kept;
    const [answered, setAnswered] = useState<{
      subject: string | undefined;
      reply: Reply | null;
      act: Act | null;
    }>();
    const subject = subjectOf(asking);
    // Not the reply to the link before, which may be another person's.
    const reply = asking && answered?.subject === subject ? answered?.reply : undefined;
    // The act as text, because callers make a new object for each render.
    const asked = JSON.stringify(act);
    /** The last call, if it got no answer. */
    const [failed, setFailed] = useState<{ asked: string; asking: typeof asking }>();
    const isUnreached = failed?.asked === asked && failed.asking === asking;
    /** A call that began before one of them may bring what was there before. */
    const changes = useRef(0);

    useEffect(() => {
      const wanted = JSON.parse(asked) as Act | null;
      const changesBefore = changes.current;
      let isWanted = Boolean(asking);
      if (isWanted && wanted)
        void call(wanted).then((answer) => {
          if (!isWanted || changes.current > changesBefore) return;
          setAnswered((shown) =>
            answer === null && shown?.subject === subject && shown?.reply?.success
              ? shown
              : { subject, reply: answer, act: wanted },
          );
          setFailed(answer === null ? { asked, asking } : undefined);
        });
      return () => {
        isWanted = false;
      };
    }, [asked, asking, subject]);

    function setReply(changed: Reply) {
      changes.current += 1;
      setAnswered({ subject, reply: changed, act });
    }
    function retry() {
      setAnswered(undefined);
      refresh();
    }
    return { link: asking, isCut, reply, replied: answered?.act, setReply, isUnreached, retry };
  }

  return {
    useLink: link.use,
    useReply,
    refresh,
    /** Whether the tab keeps the link of the office's list. */
    hasList: () => kept.list !== undefined,
    call,
    /** `leave` is called before the tab takes the link to another request. */
    onLeave: (leave: () => void) => {
      leaveRequest = leave;
    },
  };
}
