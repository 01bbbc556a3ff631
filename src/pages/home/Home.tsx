import { BelowFirstScreen } from '../../navigation/BelowFirstScreen.tsx';
import { ContactInvitation } from './ContactInvitation.tsx';
import { Figures } from './Figures.tsx';
import { GraduateVoices } from './GraduateVoices.tsx';
import { Hero } from './Hero.tsx';
import { LatestNews } from './LatestNews.tsx';
import { Offer } from './Offer.tsx';
import { Partners } from './Partners.tsx';
import { Platform } from './Platform.tsx';
import { Reasons } from './Reasons.tsx';
import { StudentLife } from './StudentLife.tsx';

/** The home page: ten bands, in the order of the specification. */
export function Home() {
  return (
    <>
      <Hero />
      <BelowFirstScreen>
        <Figures />
        <Reasons />
        <Offer />
        <Platform />
        <Partners />
        <StudentLife />
        <LatestNews />
        <GraduateVoices />
        <ContactInvitation />
      </BelowFirstScreen>
    </>
  );
}
