/**
 * Facts that only the school knows. Replace before going live (README, “Going live”). In Node there is no `import.meta.env`: the
 * server and the build read their settings.
 */
export const school = {
  foundingYear: 2018,
  /** The phone number in international form (`SCHOOL_PHONE`). Shown with no-break spaces, dialled without spaces. */
  phone: import.meta.env?.SCHOOL_PHONE ?? '+253 21 35 00 00',
  email: import.meta.env?.SCHOOL_EMAIL ?? 'contact@ecole-management.example',
  /** A number with WhatsApp, in international form (`SCHOOL_WHATSAPP`); empty without one. */
  whatsApp: import.meta.env?.SCHOOL_WHATSAPP ?? '',
  address: { countryCode: 'DJ' },
  /** Entry in the trade register, and the ministry's approval as a place of higher education. */
  registrationNumber: '0000/B/2018',
  approvalNumber: '2019-000/MES',
  /** The hosting company of the site, named in the legal notice. */
  host: {
    name: 'Hébergement Mer Rouge',
    address: 'Plateau du Serpent, Djibouti',
    url: 'https://hebergement.example',
  },
  elearningUrl: 'https://elearning.ecole-management.example/login',
  social: {
    facebook: 'https://www.facebook.com/',
    linkedin: 'https://www.linkedin.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
  },
} as const;

/** The phone number with no-break spaces, so that a line does not break inside it. */
export const nonBreakingPhone = school.phone.replaceAll(' ', '\u00a0');

export const contact = { email: school.email, phone: nonBreakingPhone };

export const phoneHref = `tel:${school.phone.replaceAll(' ', '')}`;
export const emailHref = `mailto:${school.email}`;

interface PreparedMail {
  /** The school by default; empty where the sender chooses. */
  to?: string;
  subject: string;
  body?: string;
}

export function mailHref({ to = school.email, subject, body }: PreparedMail): string {
  // RFC 6068: the lines of a mail end with CRLF.
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}${text}`;
}

/** Opens WhatsApp with a text to the school; undefined if the school has no number there. */
export function whatsAppHref(text = '', number = school.whatsApp): string | undefined {
  if (!number) return undefined;
  const query = text && `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${number.replaceAll(/\D/g, '')}${query}`;
}

/**
 * The school's milestones, oldest first; their words are `about.history.milestones.<id>`. All but the first are
 * provisional.
 */
export const milestones = [
  { id: 'foundation', year: school.foundingYear },
  { id: 'stateApproval', year: 2019 },
  { id: 'distanceLearning', year: 2020 },
  { id: 'firstGraduates', year: 2021 },
  { id: 'masters', year: 2022 },
  { id: 'engineering', year: 2023 },
  { id: 'isoCertificate', year: 2024 },
  { id: 'today', year: 2025 },
] as const satisfies readonly { id: string; year: number }[];
