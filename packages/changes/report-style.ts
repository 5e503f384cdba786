/** The looks of the report. */
export const REPORT_STYLE = `
body { margin: 2rem auto; padding: 0 1rem; max-width: 70rem; font: 16px/1.5 system-ui, sans-serif; color: #1d2725; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid #d5dedb; }
h3 { margin-top: 2rem; }
h4 { margin: 1.5rem 0 0.5rem; }
code { font-size: 0.85em; font-weight: normal; color: #52605c; }
li { margin: 0.5rem 0; }
li p { margin: 0.15rem 0; padding: 0.15rem 0.75rem; white-space: pre-line; }
li b { font-size: 0.8rem; color: #52605c; }
.before { border-left: 4px solid #b3261e; }
.after { border-left: 4px solid #1b6e3c; }
del { background: #fbe3e1; }
ins { background: #d9f0e1; }
table { border-collapse: collapse; }
th, td { padding: 0.35rem 0.75rem; border: 1px solid #d5dedb; text-align: left; vertical-align: top; }
.pair { display: flex; gap: 1rem; align-items: flex-start; margin-bottom: 1rem; }
.pair figure { flex: 1; margin: 0; }
.pair.phone figure { flex: none; width: min(390px, 48%); }
figcaption { font-size: 0.85rem; color: #52605c; }
img { max-width: 100%; border: 1px solid #d5dedb; }
.nothing { padding: 2rem 1rem; border: 1px dashed #93a19d; text-align: center; color: #52605c; }
`;
