import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statesByComponent } from './states.ts';
import { root } from './visits.ts';

/** Components that use React state but have no page state of their own, each with the reason. */
const componentsWithoutStates: Record<string, string> = {
  'src/forms/CalendarPopover.tsx': 'opened in a state of AdmissionForm',
  'src/forms/DateControl.tsx': 'its calendar is opened in a state of AdmissionForm',
  'src/forms/FileControl.tsx': 'its files are chosen in states of TeacherApplicationDialog',
  'src/forms/Outcome.tsx': 'its native disclosure is shown in the sent state of ContactForm',
  'src/layout/InfoDialog.tsx': 'opened by InfoDialogs',
  'src/pages/admission-request/AdmissionRequest.tsx': 'shows the form, or the receipt once it is sent',
  'src/layout/RootDocument.tsx': 'its toasts are shown in the failed and sent states of the forms',
  'src/navigation/RouteAnnouncer.tsx': 'invisible; tests/a11y/navigation.e2e.ts',
  'src/pages/campus/Campus.tsx': 'a native disclosure of links; tests/e2e/pages.e2e.ts',
  'src/pages/home/Testimonials.tsx': 'scrolls to one of its items; tests/e2e/pages.e2e.ts',
  'src/sections/KeyFigures.tsx': 'animated only where motion is allowed',
};

test('the crawl visits the states of every component that has some', () => {
  const components = globSync('src/{layout,navigation,sections,forms,pages}/**/*.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) =>
      /\buse(?:State|Reducer)[<(]|<details\b|<dialog\b|<Dialog\b/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
  const known = [...Object.keys(statesByComponent), ...Object.keys(componentsWithoutStates)];
  expect(
    components.filter((file) => !known.includes(file)),
    'add these to tests/crawl/states.ts',
  ).toEqual([]);
  expect(
    known.filter((file) => !existsSync(join(root, file))),
    'these no longer exist',
  ).toEqual([]);
});
