import { FormApi } from '@tanstack/react-form';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import type { ValidationKey } from '#core/questions/questions.ts';
import type { RequestKind } from '#core/questions/requestKinds.ts';
import { DateControl } from '../forms/DateControl.tsx';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { FileControl } from '../forms/FileControl.tsx';
import { FormShell } from '../forms/FormShell.tsx';
import { fieldGrid } from '../forms/FormShell.css.ts';
import { DirectContact, OutcomePanel, Reference, SendingFailed } from '../forms/Outcome.tsx';
import { QuestionField } from '../forms/QuestionField.tsx';
import { SmallForm } from '../forms/SmallForm.tsx';
import { useQuestionWords } from '../forms/formWords.ts';
import drawing from '../scenes/coast-map.svg';
import { Badge, BadgeList } from '../ui/Badge.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { ErrorText, RequiredMark } from '../ui/Field.tsx';
import { Fold, FoldedPart } from '../ui/Fold.tsx';
import { FollowedByIcon, Icon } from '../ui/Icon.tsx';
import { Monogram } from '../ui/Monogram.tsx';
import { NumberedPath } from '../ui/NumberedPath.tsx';
import { Anchor, ExternalLink, PageLink, TextLink, UntranslatedPages } from '../ui/PageLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { RadioField } from '../ui/RadioField.tsx';
import { HoursBar, Rating } from '../ui/Scales.tsx';
import { Section, WovenEdge } from '../ui/Section.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Status } from '../ui/Status.tsx';
import { TextField } from '../ui/TextField.tsx';
import { TextList } from '../ui/TextList.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import { Facts, TitledTexts } from '../ui/TitledTexts.tsx';
import { notify } from '../ui/ToastRegion.tsx';
import * as layout from '../ui/layout.css.ts';

export type Say = (key: string, values?: object) => string;

/** Each part of `ui` and of the forms, by its module: each of its states by its name, or where it is shown. */
type Examples = Record<string, Record<string, ReactNode> | string>;

const none = () => undefined;

function states<Props extends object>(
  Part: ComponentType<Props>,
  common: NoInfer<Props>,
  more: Record<string, Partial<NoInfer<Props>>>,
): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(more).map(([state, props]) => [state, <Part key={state} {...common} {...props} />]),
  );
}

export function examplesOf(say: Say): Examples {
  const name = say('layout:nav.dossier');
  const sentence = say('admissionRequest:hero.intro');
  const help = say('admissionRequest:fields.firstName.help');
  const wrong = say('admissionRequest:validation.domain');
  const notice = say('forms:limitNear', { max: 4000 });
  const open = say('layout:nav.menu');
  const submitLabel = say('contactForm:submit');
  const pendingLabel = say('contactForm:pending');
  const titled = ['you', 'program', 'background'].map((group) => ({
    name: say(`admissionRequest:groups.${group}`),
    text: sentence,
  }));
  const steps = titled.map(({ name }) => ({ id: name, heading: name, note: help, children: sentence }));
  const options = ['bac', 'bts', 'licence'].map((value) => ({
    value,
    label: say(`admissionRequest:options.requiredLevel.${value}`),
  }));
  const field = { name: 'field', label: name, error: undefined, value: '', onChange: none };
  const choice = { ...field, requiredWord: say('forms:required'), options };
  const filled = { isRequired: true, description: help, notice, value: 'bts' };
  const list = { ...choice, placeholder: say('forms:choose') };
  const form = {
    id: 'form',
    form: new FormApi({ defaultValues: { name: '' } }),
    isPending: false,
    preset: {},
    invalidAttempts: 0,
    errors: [],
    submitLabel,
    pendingLabel,
    failure: null,
    children: sentence,
  };
  const failure = { title: say('contactForm:failure') };
  const unsent = { kind: 'failed', isKeyTaken: false, isOffline: false, advice: undefined } as const;
  const question = (kind: RequestKind, name: string, error: ValidationKey, value: string) =>
    states(
      Question,
      { kind, name },
      { [`${name}, empty`]: {}, [`${name}, answered`]: { value }, [`${name}, wrong`]: { error } },
    );
  return {
    'ui/Badge': {
      solid: <Badge>{name}</Badge>,
      outline: <Badge variant="outline">{name}</Badge>,
      list: <BadgeList badges={titled.map(({ name }) => name)} />,
    },
    'ui/Button': {
      secondary: <Button>{name}</Button>,
      strong: <Button variant="strong">{name}</Button>,
      primary: <Button variant="primary">{name}</Button>,
      quiet: <Button variant="quiet">{name}</Button>,
      pressed: <Button aria-pressed>{name}</Button>,
      'while something is sent': <Button aria-disabled>{name}</Button>,
      'as a link': <ButtonLink to="/dossier">{name}</ButtonLink>,
      'as a link to a file': <ButtonAnchor href="/dossier">{name}</ButtonAnchor>,
    },
    'ui/CopyButton': {
      ready: (
        <CopyButton text={name} copied={name} notCopied={wrong}>
          {open}
        </CopyButton>
      ),
    },
    'ui/Dialog': {
      'on a press': (
        <OnPress label={open}>
          {(onClose) => (
            <Dialog heading={name} closeLabel={say('layout:nav.close')} locale="fr" onClose={onClose}>
              <p>{sentence}</p>
            </Dialog>
          )}
        </OnPress>
      ),
    },
    'ui/Emblem': {
      school: <Emblem name="school" />,
      licence: <Emblem name="licence" />,
      energy: <Emblem name="energy" />,
    },
    'ui/ErrorBoundary': 'Shows nothing in place of a part that fails.',
    'ui/Field': {
      required: (
        <p>
          {name}
          <RequiredMark word={say('forms:required')} />
        </p>
      ),
      wrong: <ErrorText>{wrong}</ErrorText>,
    },
    'ui/Fold': {
      'folded on phones': (
        <Fold summary={open}>
          <p>{sentence}</p>
        </Fold>
      ),
      open: (
        <Fold summary={open} isOpen>
          <p>{sentence}</p>
        </Fold>
      ),
      'with a heading': <FoldedPart title={name}>{sentence}</FoldedPart>,
    },
    'ui/Icon': {
      arrow: <Icon name="arrow" />,
      chevron: <Icon name="chevron" />,
      warning: <Icon name="warning" />,
      'behind a word': <FollowedByIcon name="external">{name}</FollowedByIcon>,
    },
    'ui/Monogram': { 'of a name': <Monogram name={name} /> },
    'ui/NumberedPath': {
      short: <NumberedPath steps={steps} />,
      'long, with an optional step': (
        <NumberedPath
          isLong
          steps={[...steps, ...steps].map((step, index) => ({
            ...step,
            id: String(index),
            isOptional: index === 3,
          }))}
        />
      ),
    },
    'ui/PageLink': {
      'in a sentence': <PageLink to="/dossier">{name}</PageLink>,
      'on its own line': <TextLink to="/dossier">{name}</TextLink>,
      'to another site': (
        <ExternalLink href="https://www.iso.org/" newTabLabel={say('common:newTab')}>
          {open}
        </ExternalLink>
      ),
      'to a page that the language lacks': (
        <UntranslatedPages value={{ has: () => true, language: 'fr', label: say('layout:inFrench') }}>
          <Anchor href="/dossier">{name}</Anchor>
        </UntranslatedPages>
      ),
    },
    'ui/Picture': {
      'a drawing': <Picture drawing={drawing} label={name} ratio="3 / 1" />,
      'with a photograph above': <Picture drawing={drawing} photo={drawing} ratio="3 / 1" />,
    },
    'ui/RadioField': states(RadioField, choice, {
      empty: {},
      answered: { ...filled, name: 'answered' },
      wrong: { error: wrong, name: 'wrong' },
    }),
    'ui/Scales': {
      'a rating': <Rating value={4.3} outOf={5} />,
      'hours of a course': <HoursBar hours={30} max={60} />,
    },
    'ui/Section': {
      ...states(
        Section,
        { heading: name, intro: sentence, children: sentence },
        {
          salt: {},
          sand: { tone: 'sand', split: 'even' },
          tint: { tone: 'tint' },
          deep: { tone: 'deep', children: <Button variant="onDark">{name}</Button> },
        },
      ),
      'a woven edge': <WovenEdge />,
    },
    'ui/SelectField': states(SelectField, list, {
      empty: {},
      answered: filled,
      'with a group': { group: { label: open, options } },
      wrong: { error: wrong },
    }),
    'ui/Status': { 'something happens': <Status>{pendingLabel}</Status> },
    'ui/TextField': states(TextField, field, {
      empty: { placeholder: help },
      answered: { ...filled, value: name },
      wrong: { error: wrong, value: name },
      'of several lines, while something is sent': { isMultiline: true, isReadOnly: true, value: sentence },
    }),
    'ui/TextList': { 'of texts': <TextList items={[name, open]} className={layout.points} /> },
    'ui/Timeline': states(
      Timeline,
      {
        months: ['2026-09', '2026-10', '2026-11'].map((month) => ({ dateTime: month, text: month })),
        entries: [
          { id: 'a', title: name, start: { dateTime: '2026-09-10', text: '2026-09-10' } },
          {
            id: 'b',
            title: open,
            children: sentence,
            start: { dateTime: '2026-09-20', text: '2026-09-20' },
            end: { dateTime: '2026-10-31', text: '2026-10-31' },
          },
        ],
      },
      { 'a day and a period': {} },
    ),
    'ui/TitledTexts': {
      rows: <TitledTexts items={titled} />,
      blocks: <TitledTexts items={titled} arrangement="blocks" />,
      pairs: <TitledTexts items={titled} arrangement="pairs" />,
      columns: <TitledTexts items={titled} arrangement="columns" heading="h4" />,
      facts: <Facts facts={[{ name, text: sentence }]} />,
    },
    'ui/ToastRegion': {
      'a success, on a press': (
        <Button onClick={() => notify({ tone: 'success', title: name, text: sentence })}>{name}</Button>
      ),
      'an error, on a press': (
        <Button onClick={() => notify({ tone: 'error', title: wrong })}>{wrong}</Button>
      ),
    },
    'forms/AdmissionForm': 'See /admission-request.',
    'forms/CalendarPopover': 'Opens from DateControl.',
    'forms/ContactForm': 'See /contact.',
    'forms/DateControl': question('admission', 'birthDate', 'birthDateRequired', '17/05/2020'),
    'forms/ErrorSummary': {
      'of an answer': (
        <ErrorSummary
          form={{ current: null }}
          invalidAttempts={0}
          errors={[{ name: 'field', message: wrong }]}
        />
      ),
    },
    'forms/FileControl': question('teacher', 'cv', 'cvRequired', ''),
    'forms/FormShell': states(FormShell, form, {
      empty: { labelledBy: 'forms/FormShell empty' },
      sending: { labelledBy: 'forms/FormShell sending', isPending: true },
      wrong: { labelledBy: 'forms/FormShell wrong', errors: [{ name: 'field', message: wrong }] },
      failed: {
        labelledBy: 'forms/FormShell failed',
        failure: { failure: { kind: 'unexpected' }, ...failure },
      },
    }),
    'forms/Outcome': {
      'sent, on a press': (
        <OnPress label={open}>
          {() => (
            <OutcomePanel tone="success" heading={name} text={<Reference value="ADM-7K3Q-9ZTB" />}>
              <DirectContact mail={{ subject: name, body: sentence }} phoneHours={sentence} />
            </OutcomePanel>
          )}
        </OnPress>
      ),
      ...states(
        SendingFailed,
        { failure: { kind: 'undelivered' }, ...failure },
        {
          'not delivered': {},
          offline: { failure: { ...unsent, isOffline: true, problems: [] } },
          'a broken rule': { failure: { ...unsent, problems: ['domain'] } },
          'without the CV': {
            failure: {
              kind: 'withoutCv',
              reference: 'ENS-7K3Q-9ZTB',
              dossierSecret: 'a',
              advice: sentence,
              link: help,
            },
          },
        },
      ),
    },
    'forms/QuestionField': {
      ...question('admission', 'lastName', 'lastName', 'Houssein'),
      ...question('admission', 'phone', 'phoneCharacters', '+253 77 00 00 00'),
      ...question('admission', 'email', 'emailMalformed', 'hodan@exemple.dj'),
      ...question('admission', 'degree', 'degreeUnfit', 'master'),
      ...question('admission', 'lastDiploma', 'lastDiploma', 'bac'),
      ...question('teacher', 'motivation', 'motivation', sentence),
    },
    'forms/SmallForm': {
      empty: (
        <SmallForm
          label={name}
          fields={[{ name: 'email', label: help, missing: wrong }]}
          submitLabel={submitLabel}
          pendingLabel={pendingLabel}
          send={() => Promise.resolve({ text: name })}
        />
      ),
    },
  };
}

interface QuestionProps {
  kind: RequestKind;
  name: string;
  value?: string;
  error?: ValidationKey;
}

function Question({ kind, name, value = '', error }: QuestionProps) {
  const words = useQuestionWords(kind, { licenceYears: 3, masterYears: 2 })(name as never);
  const [answer, setAnswer] = useState<unknown>(words.question.kind === 'file' ? null : value);
  const field = {
    name: [kind, name, value, error].join(' '),
    state: { value: answer, meta: { errors: error ? [error] : [] } },
    setValue: setAnswer,
    handleChange: setAnswer,
    form: { state: { submissionAttempts: 0 } },
  };
  return (
    <div className={fieldGrid}>
      <QuestionField
        // Safe cast: what the component reads of a field.
        field={field as unknown as ComponentProps<typeof QuestionField>['field']}
        words={words}
        fileControl={FileControl}
        dateControl={DateControl}
      />
    </div>
  );
}

function OnPress({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
