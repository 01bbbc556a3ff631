import { emailHref, phoneHref, school } from '../content/school.ts';

interface SchoolLinkProps {
  className?: string;
}

/** The school's phone number, as a link that calls the school. */
export function PhoneLink(props: SchoolLinkProps) {
  return (
    <a {...props} href={phoneHref}>
      <bdi>{school.phone}</bdi>
    </a>
  );
}

/** The school's e-mail address, as a link that starts a mail to it. */
export function EmailLink(props: SchoolLinkProps) {
  return (
    <a {...props} href={emailHref}>
      <bdi>{school.email}</bdi>
    </a>
  );
}
