/**
 * The school's four governing bodies and who sits on them, in order of authority. The people are invented: replace
 * them before going live (README, “Before going live”). What they do is `about.governance.bodies`.
 */
export const governance = {
  board: { chair: 'Fathia Robleh Elmi', viceChair: 'Houssein Dirieh Abdi', treasurer: 'Zahra Daoud Waberi' },
  management: {
    director: 'Abdourahman Waïs Djama',
    studies: 'Hibo Moussa Farah',
    secretary: 'Ali Mohamed Houmed',
  },
  academicCouncil: {
    president: 'Mahdi Ismaïl Barkat',
    research: 'Kadra Aden Hassan',
    quality: 'Saada Ahmed Bourhan',
  },
  studentOffice: {
    president: 'Nasra Abdillahi Youssouf',
    secretary: 'Idriss Hamadou Kamil',
    treasurer: 'Moktar Saïd Robleh',
  },
} as const satisfies Record<string, Record<string, string>>;
