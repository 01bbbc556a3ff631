import { emailHref, phoneHref, school } from '../content/school.ts';

interface SchoolLinkProps {
  className?: string;
}

export function PhoneLink(props: SchoolLinkProps) {
  return (
    <a {...props} href={phoneHref}>
      <bdi>{school.phone}</bdi>
    </a>
  );
}

export function EmailLink(props: SchoolLinkProps) {
  return (
    <a {...props} href={emailHref}>
      <bdi>{school.email}</bdi>
    </a>
  );
}
