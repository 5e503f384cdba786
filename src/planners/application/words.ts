import { ANY_WEIGHT, anyOf, type Weight } from './weights';

const SAYS_DESIRABLE =
  /\b(?:(?:is|are|be|yn|also|highly) (?:also |highly )?(?:desirable|preferred|beneficial|advantageous|great|helpful|useful|dd?ymunol)|advantage|bonus|fantais|a plus|ideally|preferably|not (?:essential|required)|would (?:also )?welcome|we['’]d (?:love|like))\b|\bdesirable[.)]?$|^desirable\b/i;
const SAYS_ESSENTIAL =
  /\b(?:(?:is|are|be) (?:an? )?(?:therefore )?(?:essential|required|mandatory|necessary|requirement)|must|rhaid|yn hanfodol|you(?:['’]ll| will)? need(?! not\b))\b|\b(?:essential|required)[.)]?$/i;

/** The weight that a sentence gives to what it asks for. */
export const saidWeight = (text: string): Weight | undefined =>
  SAYS_DESIRABLE.test(text) ? 'desirable' : SAYS_ESSENTIAL.test(text) ? 'essential' : undefined;

const HEADING = anyOf(`
  qualifications? education(?:al)? training registration experience knowledge skills? abilit(?:y|ies) aptitudes? attributes
  qualities circumstances other requirements values behaviours? dispositions? competenc(?:i)?es effort criteria cymwysterau
  addysg hyfforddiant cofrestriad profiad gwybodaeth sgiliau galluoedd rhinweddau nodweddion gofynion gwerthoedd`);
const BESIDE = anyOf(`
  personal professional previous physical additional general relevant further special our core work job academic vocational
  communications? relationships? analytical clinical leadership management organisational planning interpersonal emotional
  licence factor and or the of to a ac neu o eraill personol proffesiynol`);
const GROUP = new RegExp(
  `^(?:personal|physical|communication|leadership|(?=.*(?<!\\p{L})(?:${HEADING})(?!\\p{L}))(?!.*(?:\\b(?:of|and|or)|[.;,])$)(?:(?:${HEADING}|${BESIDE})(?:[^\\p{L}\\p{N}]+|$)){1,9}):?$`,
  'iu',
);
/** Whether a line is a heading above criteria by its words. */
export const isGroup = (text: string): boolean => GROUP.test(text);

/** Whether a line leads to the criteria of an advert in plain words, such as "What we need from you". */
export const isLead = (text: string): boolean =>
  /^(?:what (?:we|you)\b.*\b(?:need|looking|bring|ask|require|have)|who (?:we|you)\b|you(?:['’]ll| will)? (?:need|have)|about you\b|it would be (?:nice|great|good)|(?:the|our) ideal |requirements:?$).*(?<![.!])$/i.test(
    text,
  );

const LETTER = '(?:A\\/?F|INT|AI[TR]?|PP|[ACDGIOPQRST])';
const STAGE = anyOf(`
  (?:[Aa]pplication|[Ii]nterview|[Rr]eference|[Tt]est|[Cc]ertificate|[Dd]ocument|[Ff]orm|[Ss]cenario|[Pp]resentation|[Aa]ssessment)s?
  CV [Cc]yfweliad [Cc]ais [Tt]ystysgrif`);
const STAGES = `(?:${LETTER}|${STAGE})(?:[\\s,/&+]+(?:and )?(?:${LETTER}|${STAGE}))*`;
const ONLY_STAGES = new RegExp(`^[([]?${STAGES}[)\\]]?$`);
/** Whether a text says how criteria are assessed, in letters or words. */
export const isStages = (text: string): boolean => ONLY_STAGES.test(text);

const SIGN = '[✓✔√☑✅☐☒✗✘×xXüþ–-]';
/** Whether a cell has nothing but a tick or a letter for a weight. */
export const isTick = (cell: string): boolean => /^(?:[✓✔√☑✅●×xüþED]|yes|y|oes)$/i.test(cell);
/** A mark at the end of any line, and one where several lines end in such. */
export const END_MARK = new RegExp(
  `(?:\\s*[([]\\s*(?:[ED]|${ANY_WEIGHT}|${STAGES}|${SIGN})(?:\\s*[,:/–—-]\\s*${STAGES})?\\s*[)\\]]|\\s+[–—-]\\s?(?:[ED]|${ANY_WEIGHT}|${STAGES})|\\s${LETTER}(?:\\s*[,/&+]\\s*${LETTER})+|:\\s${LETTER})$`,
  'iu',
);
export const LOOSE_MARK = new RegExp(
  `\\s+(?:[ED]|${LETTER}|${SIGN}|(?<=[\\p{Ll})\\d]\\s)(?=\\p{Lu})(?:${STAGES}|(?:${ANY_WEIGHT.replace(/\b\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})))$`,
  'u',
);

const COLUMN = anyOf(`
  criteri(?:a|on) attributes? factors? area requirements? skill no ref item assess(?:ed|ment)? method means how measured tested
  evidenced? weight(?:ing)? scor(?:e|ing) stage category of by at or and e/d meini_prawf ffactor dull asesu`);
/** The names of a table's columns. */
export const COLUMNS = `(?:(?:${COLUMN}|${STAGE}|${ANY_WEIGHT})(?:[\\s:/|,]+|$))`;
const ONLY_COLUMNS = new RegExp(`^${COLUMNS}+$`, 'i');
export const isColumns = (text: string): boolean => ONLY_COLUMNS.test(text);

const NO_CRITERION = [
  /^(?:job|post) title\b|^(?:pay )?band:? ?\d\w?$|^[^.]{3,60}[,(–-] ?band \d\w?\)?$|\bpage\W*\d|\bv(?:ersion )?\d{1,2}\b/i,
  /^(?:post|department|location|grade|hours|salary|pay|job types?|band|employer|posted|reports to|contract|ref(?:erence)?|closing|date|prepared by)\b[^.:]{0,20}:/i,
  /(?:^|[\s(:])[A-Z]{1,3} ?= ?\p{L}|^key:|\.(?:pdf|docx?)$|https?:|www\.|\S@\S+\.\S|£ ?\d|^\[\d{1,2}[:/]|\b0\d{2,4} ?\d{3} ?\d{3,4}\b|^(?:yes|no|n\/?a|\P{L}*)$|[?]$/iu,
  /^(?:hi|hello|dear|let|please|thanks?|informal|click|come|join|we(?! need| require| ask| are (?:looking|seeking))|our(?! \w+ is (?:looking|seeking))|(?:this|the) (?:post|role|job|trust|hospital|closing)|(?:applicants?|candidates?) (?:who|from|with|will)|applications|if you|for further|to apply|successful|you can|you will (?:be (?:working|based)|join|work|receive)|an (?:exciting|opportunity)|are you|rydym)\b/i,
];
/** Whether a line holds no criterion: a page's number, a post's details, a key, a sentence about the employer. */
export const isAside = (text: string): boolean => isColumns(text) || NO_CRITERION.some((kind) => kind.test(text));

/** Whether a line is the title above a specification. */
export const isTitle = (text: string): boolean =>
  /^(?:[\p{L} &/–-]{0,40}\b)?(?:person(?:al|nel)? spec(?:ification)?\b|manyleb (?:y |yr )?(?:person|swydd))(?! (?:is|are)\b)[^.]{0,60}$/iu.test(
    text,
  );

const END = new RegExp(
  `^(?:${anyOf(`
  disclosure_(?:and|&)_barring.* dbs.* certificate_of_sponsorship uk_registration employer.* manylion.* gwybodaeth_ychwanegol
  ardystio.* gofynion_ymgeisydd dogfennau.* contact.* (?:further|additional|other)_(?:details|information).* applicant_req.*
  documents.* for_(?:questions|further|more|an_informal).* about_(?:us|our).* how_to_apply sut_i_.* why_.* in_return.* we_offer.*
  what_(?:we_(?!are|need|ask|require|want)|you(?:'ll|’ll|_will)?_(?:get|receive|do)).* what(?:'s|’s)_in_it.* notes?(?:_to.*)?
  important_info.* (?:our_|staff_)?benefits.* closing_date.* apply_(?:now|online).* share_this.* (?:kind_|best_)?(?:regards|wishes).*
  job_types?.* equal_opp.*`)}):?$`,
  'i',
);
/** Whether a line ends the criteria. */
export const isEnd = (text: string): boolean => END.test(text);
