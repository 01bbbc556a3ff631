import { createFileRoute } from '@tanstack/react-router';
import { isProgramSlug, programAt } from '../../content/programs.ts';
import { loadPage } from '../../navigation/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { programTitle } from '../../sections/programTexts.ts';
import { ProgramPage } from '../../pages/programs/program-page/ProgramPage.tsx';

/** An unknown slug shows the not-found page. */
export const Route = createFileRoute('/programs/$slug')({
  params: { parse: ({ slug }) => (isProgramSlug(slug) ? { slug } : false) },
  loader: (input) => loadPage(input, [programAt(input.params.slug)]),
  head: (input) => {
    const program = programAt(input.params.slug);
    const { i18n } = input.match.context;
    const title = programTitle(program, i18n.getFixedT(null, 'programNames'), i18n.language);
    return pageHead(program, title)(input);
  },
  component: function Page() {
    const program = programAt(Route.useParams().slug);
    // The key makes React mount a new page for each programme.
    return <ProgramPage key={program} program={program} />;
  },
});
