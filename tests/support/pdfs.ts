/** The smallest file that is accepted as a CV. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** A PDF of this many bytes with header and trailer. `mark` distinguishes files of the same size. */
export function pdfOf(bytes: number, mark = ''): Buffer {
  const [head, tail] = [Buffer.from(`%PDF-1.7\n${mark}`), Buffer.from('\n%%EOF\n')];
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, '.'), tail]);
}

/** The entries `O` and `U` as qpdf writes them, by revision, for three pairs of an owner password and a user password. */
const entries = {
  owner: {
    2: 'c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab b3d9fa366906ef42f354c6deb74c59075eaf334eb7c04356ba0d7f3dd8b51d0a',
    3: '566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5 e21cc3d13b0faa9934db7d20f11e333e0122456a91bae5134273a6db134c87c4',
    4: '566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5 e21cc3d13b0faa9934db7d20f11e333e0122456a91bae5134273a6db134c87c4',
    5: '1971b9b6e80549247d67d2378071e7a93f9d76d322ad5ce12bba97da224d3ff721b09a8975a6aa1272a06f475731a950 7e1065ffcc2a72263bc61869e39746a6ff97d383f07520d877a824d23d0eced59d5de9b7303d891e73e8cb060c192315',
    6: 'd213257257b83db62fbc31005aef4aa92ec88a34a206683f4726f8187f6955088e23d4658631f7d0b1d72f7c4ab67820 437b2859ebe4f36253a409b914bd8c6a674805e29332a2252243676f7e8cf984667eae331f30744cae8661e5a7b9cce8',
  },
  user: {
    2: '94e8094419662a774442fb072e3d9f19e9d130ec09a4d0061e78fe920f7ab62f 2aa12f26bcf1a217c0f1ee491745f646671475ae85bddf3e3c1a45a8457391cb',
    3: '0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671 763f954d16622015ee88b60b3eb8f7590122456a91bae5134273a6db134c87c4',
    4: '0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671 763f954d16622015ee88b60b3eb8f7590122456a91bae5134273a6db134c87c4',
    5: '7ea60cba26038bc80885af73b6db7d1712e7fda034e108e6c40da850dcccb623288cfce5fa56aa7b1bcd613d7bf90f88 7a87ede8ab945ec8feece4882f850704eec9581b2bc75e2484814a2f481007f850d05d2f23fee812a4dfcc36d7363a1d',
    6: '04c8244f682764ba7246c6f1074695d913439903ab15b7aa0525328c8d712c72670a0e972df21f35608f279bd9124809 3559a322acf69fda36738f785976cd530a9e2ce5c29c70c6367e1194451dd0bb29cf869ba0baef838434b23a954aae24',
  },
  userOfNoOwner: {
    6: 'b1a8b8ac1f13547e6cc50db9d455f51074e6684b7fae67af5797e29847e31918a11e9ada4db41f8c64e3296955fbff6d f6caa87038bca138d40744b9d8baa1288e0adb186c4f15c930aeb06c670beff7560fde149113963854d3c1234b40b1da',
  },
} as const;

const cryptFilter = '/CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF';
const parameters = {
  2: '/V 1 /Length 40',
  3: '/V 2 /Length 128',
  4: `/V 4 /Length 128 ${cryptFilter}`,
  5: `/V 5 /Length 256 ${cryptFilter}`,
  6: `/V 5 /Length 256 ${cryptFilter}`,
} as const;

/**
 * The parts of an encrypted PDF that tell whether it opens, by revision of the standard security handler. `owner`: its
 * password only limits printing and copying. `user`: viewers ask for a password. `userOfNoOwner` has both a user password
 * and an empty owner password (revision 6).
 */
export function encryptedPdf(revision: keyof typeof parameters, password: keyof typeof entries): string {
  const byRevision: Partial<Record<number, string>> = entries[password];
  const [owner, user] = byRevision[revision]?.split(' ') ?? [];
  const id = '<31415926535897932384626433832795>';
  return [
    '%PDF-1.7',
    `6 0 obj << /Filter /Standard ${parameters[revision]} /O <${owner}> /P -4 /R ${revision} /U <${user}> >> endobj`,
    `trailer << /Root 1 0 R /Size 7 /ID [${id}${id}] /Encrypt 6 0 R >>`,
    'startxref\n9\n%%EOF\n',
  ].join('\n');
}
