/** Whether a post requires a criterion, or only prefers it. */
export type Weight = 'essential' | 'desirable';

/** Words for a weight, in English and Welsh. */
const WEIGHT_WORDS: Readonly<Record<Weight, string>> = {
  essential: 'essential|mandatory|must[- ]haves?|hanfodol',
  desirable: 'desirable|preferred|advantageous|nice[- ]to[- ]haves?|dd?ymunol|dymunadwy',
};
export const WEIGHTS = ['essential', 'desirable'] as const;
export const ANY_WEIGHT = Object.values(WEIGHT_WORDS).join('|');

/** What a sentence says of its own weight; the first row outdoes a heading. */
const SAID: readonly (readonly [Weight, RegExp])[] = [
  [
    'desirable',
    /\b(?:(?:is|are|be|yn|also|highly) (?:also |highly )?(?:desirable|preferred|beneficial|advantageous|dd?ymunol|fanteisiol)|(?:an? |yn |o |distinct |definite )(?:added )?(?:advantage|bonus|fantais)|not essential|desirable but)\b|\bdesirable[.)]?$/i,
  ],
  ['desirable', /^desirable\b|\b(?:ideally|preferabl[ey]|nice to have|a plus|ddelfrydol|would (?:also )?welcome)\b/i],
  [
    'essential',
    /\b(?:(?:is|are|be) (?:an? )?(?:absolutely )?(?:essential|required|mandatory|necessary|requirement)|must|yn hanfodol|rhaid|gofynnol)\b|\b(?:essential|required)[.)]?$/i,
  ],
];

/** The weight of a word or letter such as "Essential", "E" or "Dymunol". */
export function weightOf(word: string | undefined): Weight | undefined {
  if (word === undefined) return undefined;
  return WEIGHTS.find((weight) => new RegExp(`^(?:${WEIGHT_WORDS[weight]}|${weight[0]})$`, 'i').test(word.trim()));
}

/** The weight that the words of a sentence give it, or only those that outdo a heading's. */
export function saidWeight(text: string, isBelowHeading: boolean): Weight | undefined {
  return SAID.slice(0, isBelowHeading ? 1 : undefined).find(([, words]) => words.test(text))?.[0];
}

/** Ways of assessment: letters, which a key may add to, and words. */
export const LETTERS = '(?:A\\/?F|INT|AI[TR]?|PP|[AITRPCSQDG])';
const STAGE_WORDS =
  'application(?: forms?)?|interviews?|references?|tests?|certificates?|portfolio|assessment(?: cent(?:re|er))?|presentation|cv|pin check|documents?|document(?:ary|ation)(?: evidence)?|pre-employment checks?|occupational health|ffurflen gais|cais|cyfweliad|geirda(?:on)?|tystlythyr(?:au)?|tystysgrif(?:au)?|prawf|cyflwyniad';
const SEPARATOR = '\\s*[,/&+]\\s*';
const STAGE = `(?:${LETTERS}|${STAGE_WORDS})`;
const STAGES = `${STAGE}(?:(?:${SEPARATOR}|\\s+(?:and\\s+|a\\s+)?)${STAGE})*`;
const ONLY_STAGES = new RegExp(`^[([]?${STAGES}[)\\]]?$`, 'i');
/** In brackets, after a wide space, a weight, a dash or a colon, or several letters. */
const END_STAGES = new RegExp(
  `(?:\\s*[([]\\s*${STAGES}\\s*[)\\]]|(?:\\t| {2,})${STAGES}|(?<=\\s[ED])\\s+${LETTERS}|\\s*[:–—-]\\s+${LETTERS}(?:${SEPARATOR}${LETTERS})*|\\s${LETTERS}(?:${SEPARATOR}${LETTERS})+|(?<=\\p{Ll}|\\))\\s+(?:Application(?: [Ff]orm)?|Interview)(?:(?:${SEPARATOR}|\\s+(?:and\\s+)?)(?:Application|Interview|References?|Tests?|Certificates?))*)$`,
  'iu',
);

/** Whether a line only says how criteria are assessed. */
export const isStages = (text: string): boolean => ONLY_STAGES.test(text);

/** A text without how it is assessed. */
export const withoutStages = (text: string): string => text.replace(END_STAGES, '').replace(END_STAGES, '');

/** A title, a page number, the heading of a column, a key, a person's or a post's details. */
const NOISE =
  /^(?:(?:job description (?:and|&) )?person(?:al|nel)? specification(?: \(?cont\S*)?|manyleb (?:y |yr )?(?:person|swydd)|(?:selection )?criteri(?:a|on)(?:\W+(?:E|D|assessed|how|by))*|meini prawf|e ?(?:\/|or) ?d|essential ?\/ ?desirable|factors?|ffactorau?|area|requirements?|gofynion|attributes?|(?:method|means|stage)s? of (?:assessment|measurement)|dull(?:iau)? (?:o )?asesu|assess(?:ed|ment)(?: (?:by|method|at))?|(?:how|when|where) (?:assessed|identified|tested|measured|evidenced)|evidenced?(?: by)?|measured by|weight(?:ing)?|sgôr|(?:page|tudalen)?(?: ?\|)? ?\d+(?: ?(?:of|o|\/) ?\d+| ?\| ?page)?|(?:job|post) title\b.*|teitl y swydd\b.*|post:.*|(?:pay )?band:? ?\d\w?|(?:department|location|grade|division|directorate|ward|base|hours|salary|cyflog|band|reports to|accountable to|responsible to|contract|reference|ref|closing date|date|author|prepared by|reviewed|version|fersiwn|dyddiad)\b ?(?:number|no\.?|of review)?:.*|(?:key: ?)?[A-Z]{1,3} ?= ?.+|(?:key|allwedd):.*)$/i;

/** An address, a link, a number of a telephone, an amount or a version, wherever they stand in a line. */
const DETAIL =
  /https?:|www\.|\S@\S+\.\S|£ ?\d|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|(?:^|\s)\(?0\d{2,4}\)? ?\d{3} ?\d{3,4}\b|\b(?:version|fersiwn|rev(?:ision)?|issue) ?\d|\bv\d{1,2}(?:\.\d+)?\b|\bpage \d+ of \d+|tudalen \d+ o \d+|©|\b(?:job ?(?:ref|code|no)|ref(?:erence)?(?: number| no)?)\b.{0,3}\d|^(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{4}$/i;

const TICK_ALONE = /^(?:[x×✓✔√☑☒☐✗✘-]|yes|no|n\/?a|oes|ie|nil|none)$/iu;

/** Whether a line has no criterion. */
export const isNoise = (text: string): boolean =>
  NOISE.test(text) || DETAIL.test(text) || TICK_ALONE.test(text) || !/\p{L}/u.test(text);

/** Headings of whatever follows the criteria in an advert; what is about the employer or the post begins one too. */
const END =
  /^(?:disclosure (?:and|&) barring\b.*|dbs(?: check)?|gwiriad y gwasanaeth datgelu.*|certificate of sponsorship|tystysgrif nawdd|uk registration|cofrestriad y du|employer(?:'s|’s)? (?:details|name|address|website|certification.*)|manylion (?:y )?cyflogwr|enw(?:'r| y)? cyflogwr|(?:contact|further|additional|post|vacancy|job|application|other) (?:details|information)(?: .*)?|further details.*|manylion (?:cyswllt|pellach)|gwybodaeth ychwanegol|applicant requirements|gofynion (?:yr )?ymgeisydd.*|documents to download|dogfennau.*|for (?:questions|further|more|an informal)\b.*|(?:about (?:us|the trust)|amdanom ni)|(?:how|sut) (?:to apply|i wneud cais)|(?:what|why) (?:we|work|join).*|(?:our |staff |employee )?benefits.*|equal(?:ity)? (?:opportunities|and diversity)(?: statement| policy)?|privacy (?:notice|policy)|supporting (?:documents|information)|rehabilitation of offenders.*|pay scheme|pre-employment checks?|closing date.*|(?:signed|signature|agreed by|line manager)\b.*:?.*|cookies?|apply (?:now|for this job)|share this (?:job|vacancy)|back to (?:top|search).*|terms and conditions.*|name:? .+)$/i;

/** Whether a line ends the criteria. */
export const isEnd = (text: string): boolean => END.test(text.replace(/\s*:$/, ''));

/** A sentence about the employer, the post or the way to apply. */
const TALK =
  /^(?:we\b(?! need| require| ask| are (?:looking|seeking))|our\b|please\b|thank|this (?:post|role|job|vacancy|is)\b|the (?:trust|employer|hospital|health board|closing|interview|ward is|team is|unit is|department is)\b|applicants? (?:who|from|with|are|will|should apply)\b|applications?\b(?! of)|candidates? (?:are|will be|should note)\b|if you\b|for (?:further|more|an informal)\b|to apply\b|interviews? (?:will|are)\b|(?:come|why not) (?:and )?join\b|join us\b|all (?:staff|applicants|posts|employees)\b|click\b|see (?:the )?attached\b|download\b|note:?\b|mae'r (?:swydd|bwrdd)\b|rydym\b|an exciting\b|are you\b|do you\b|you will (?:be working|join|work|be based|receive|be part)\b|it is (?:a|the) )/i;

/** Whether a line without a bullet speaks about something else than a criterion. */
export const isTalk = (text: string): boolean => TALK.test(text) && text.length > 20;

/** Words that are headings, those that only stand beside them, and those that make a criterion of them as likely. */
const HEADING =
  'qualifications?|education(?:al)?|training|registration|experience|knowledge|skills?|abilit(?:y|ies)|aptitudes?|attributes|qualities|circumstances|other|requirements|values|behaviours?|dispositions?|competenc(?:i)?es|achievements|effort|cymwysterau|cymhwyster|addysg|hyfforddiant|cofrestriad|profiad|gwybodaeth|sgiliau|medrau|galluoedd|gallu|doniau|tueddfryd|rhinweddau|priodoleddau|nodweddion|amgylchiadau|gofynion|gwerthoedd|ymddygiad(?:au)?|arall|eraill|cymwyseddau';
const BESIDE =
  'personal|professional|previous|physical|additional|general|relevant|further|special|essential|our|trust|core|work|job|post|person|academic|vocational|statutory|and|or|the|of|other|personol|proffesiynol|perthnasol|ychwanegol|corfforol|ein|a|ac|neu|yr?|o';
const TOPIC =
  'analytical|judgement(?:al)?|judgment|communications?|relationships?|interpersonal|clinical|specialist|leadership|management|managerial|organisational|planning|technical|practical|development|mental|emotional|it|information|technology|people|team|teamwork|working|decision|making|freedom|act|research|teaching|language|cyfathrebu|arweinyddiaeth|clinigol|cymraeg|iaith|dadansoddol|trefnu|ymarferol|gwaith';
const headingOf = (words: string) =>
  new RegExp(
    `^(?=.*(?<!\\p{L})(?:${HEADING})(?!\\p{L}))(?!.*(?:(?<!\\p{L})(?:of|and|or|ac|neu)\\s*:?|[.;,])$)(?:(?:${words})(?:[^\\p{L}\\p{N}]+|$)){1,9}$`,
    'iu',
  );
const SURE_GROUP = headingOf(`${HEADING}|${BESIDE}`);
const GROUP = headingOf(`${HEADING}|${BESIDE}|${TOPIC}`);
const PART_OF_GROUP = new RegExp(`^(?:(?:${HEADING}|${BESIDE}|${TOPIC})(?:[^\\p{L}\\p{N}]+|$)){1,6}$`, 'iu');
const CAPITALS = /^(?=\p{Lu}\S*(?:\s+\S+){1,6}$)[^\p{Ll}]{5,}[^\p{Ll}.;,]$/u;

/** Whether a line is a heading above criteria, or may also be one, such as "Communication skills". */
export const isGroup = (text: string): boolean => GROUP.test(text) || CAPITALS.test(text);

/** Whether a line can only be a heading, such as "Experience". */
export const isSureGroup = (text: string): boolean => SURE_GROUP.test(text);

/** Whether the words of a line all belong to headings, such as "Knowledge and". */
export const isPartOfGroup = (text: string): boolean => PART_OF_GROUP.test(text);

/** Whether a heading of several words may be a criterion, because it is written like one. */
export const mayBeCriterion = (text: string): boolean =>
  !SURE_GROUP.test(text) && text.includes(' ') && /^\p{Lu}[^\p{Lu}]*$/u.test(text.replace(/\bI(?:C)?T\b/g, 'x'));

/** How a criterion that stands beside another in a row often begins. */
export const STARTERS =
  'Experience|Knowledge|Evidence|Ability|Able|Registered|Registration|Degree|Diploma|Understanding|Awareness|Good|Excellent|Previous|Proven|Post|Current|Recent|Relevant|Full|Willing|Willingness|Flexible|Commitment|Committed|Demonstrable|Demonstrates?|Effective|Competent|Competence|Masters?|Minimum|Professional|Teaching|Mentorship|Mentor|Leadership|Management|Working|Additional|Further|Interest|Confident|Calm|Driving|Car|Non-medical|Advanced|Specialist|Membership|Car|Computer|Audit|Research|Training|Well|Works?|Leads?|Enthusiastic|Motivated|Self|Team|Strong|Sound|Clinical|Fluent|Speaks?|Welsh|IV|IT|ECDL|Has|Holds|Supervises|Able|Physically|Valid';

/** A sentence that asks for something. */
export const ASKS =
  /\b(?:must|should|will have|will be (?:an?|able|registered)|you(?:'ll| will| have| need| are| hold)|needs?|required?|requires?|essential|desirable|advantage|ideally|prefer(?:red|ably)|able to|ability|experienced?|knowledge|understanding|skills?|registered|registration|qualifi\w+|degree|diploma|evidence|commit\w+|willing\w*|looking for|hanfodol|dd?ymunol|fantais|rhaid|gallu|profiad|cofrestr\w+|gwybodaeth|sgiliau|welcome|beneficial|licen[cs]e|speak\w*)\b/i;
