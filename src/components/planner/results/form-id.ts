/** The id of the heading of a tool's questions, to which its results lead back. */
export const FORM_ID = 'answers';
