import { isoCertificate } from '../../content/certifications.ts';
import { type HoursReading, type Weekday, openingHours } from '../../content/openingHours.ts';
import { school } from '../../content/school.ts';
import type { Context, Node } from './context.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * The school, with the opening hours where the page shows them, in the page's reading. Without the rating: search
 * engines take no rating that an organisation gives itself.
 */
export function schoolNode(context: Context, hours?: HoursReading): Node {
  const { t, hasPage, file, socialImage, address, schoolReference } = context;
  const profiles = Object.values(school.social).filter((url) => new URL(url).pathname !== '/');
  return {
    ...schoolReference,
    ...(hasPage('/') && { description: t('home:meta.description') }),
    logo: file('icon-512.png'),
    image: socialImage('school'),
    foundingDate: String(school.foundingYear),
    telephone: school.phone,
    email: school.email,
    address,
    // An address without a path is a network's front page: the school has not named its own yet.
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(hours && { openingHoursSpecification: openingHours[hours].flatMap(hoursNodes) }),
  };
}

/** The school's own certificate, on the page that shows it. */
export function certifiedSchoolNode({ schoolReference }: Context): Node {
  const { standard, number, issuingBody, validFrom, validUntil } = isoCertificate;
  return {
    ...schoolReference,
    hasCertification: {
      '@type': 'Certification',
      name: standard,
      certificationIdentification: number,
      issuedBy: { '@type': 'Organization', name: issuingBody },
      validFrom,
      expires: validUntil,
    },
  };
}

/** The site itself; search engines take its name from here. */
export function siteNode({ language, pageUrl, schoolReference }: Context): Node {
  return {
    '@type': 'WebSite',
    '@id': `${pageUrl('/')}#site`,
    name: schoolReference.name,
    url: pageUrl('/'),
    inLanguage: language,
    publisher: schoolReference,
  };
}

/** Days without a span are closed: what is not said open is not. */
function hoursNodes({ days, spans }: (typeof openingHours)[HoursReading][number]): Node[] {
  const dayOfWeek = days.map((day: Weekday) => `https://schema.org/${weekdays[day]}`);
  return spans.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: from.padStart(5, '0'),
    closes: to.padStart(5, '0'),
  }));
}
