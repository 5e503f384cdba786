/**
 * Requests that no honest link makes, as patterns over the request target as it was sent: an escaped or climbing dot
 * segment, an escaped slash, backslash or control character. They are answered with 400 before any file is looked for, so
 * that servers which normalise paths differently agree.
 */
export const REJECTED_TARGET = '^[^?]*(%2[eE]|%2[fF]|%5[cC]|%[01][0-9a-fA-F]|%7[fF]|/\\.\\.?(/|$|\\?)|\\\\)';

/** Two slashes in a row: `//host` must never come near a `Location`. There is no such page. */
export const DOUBLE_SLASH = '^[^?]*//';
