import { emailHref, phoneHref, school } from '../../content/school.ts';
import { phone } from './InfoText.css.ts';

/** The school's e-mail address as a link that writes to it. */
export function EmailLink() {
  return (
    <a href={emailHref}>
      <bdi>{school.email}</bdi>
    </a>
  );
}

/** The school's phone number as a link that dials it. */
export function PhoneLink() {
  return (
    <a href={phoneHref} className={phone}>
      <bdi>{school.phone}</bdi>
    </a>
  );
}
