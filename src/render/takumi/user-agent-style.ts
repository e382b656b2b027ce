/** What browsers give elements before any author style (HTML, 15.3), as far as a screenshot shows it. */
export const USER_AGENT_STYLE = `
html, body, address, article, aside, blockquote, center, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure,
footer, form, h1, h2, h3, h4, h5, h6, header, hgroup, hr, legend, main, menu, nav, ol, p, pre, search, section,
summary, ul, optgroup { display: block }
li { display: list-item }
html { font-synthesis-weight: none }
[dir='rtl'] { direction: rtl }
[dir='ltr'] { direction: ltr }
body { margin: 8px }
p, dl, ol, ul, menu { margin-top: 1em; margin-bottom: 1em }
blockquote, figure { margin: 1em 40px }
ol, ul, menu { padding-inline-start: 40px; list-style-type: disc }
ol { list-style-type: decimal }
dd { margin-inline-start: 40px }
h1 { font-size: 2em; margin: 0.67em 0 }
h2 { font-size: 1.5em; margin: 0.83em 0 }
h3 { font-size: 1.17em; margin: 1em 0 }
h4 { margin: 1.33em 0 }
h5 { font-size: 0.83em; margin: 1.67em 0 }
h6 { font-size: 0.67em; margin: 2.33em 0 }
h1, h2, h3, h4, h5, h6, b, strong, th { font-weight: bolder }
i, em, cite, dfn, var, address { font-style: italic }
code, kbd, samp, pre { font-family: monospace }
pre, textarea { white-space: pre-wrap }
small { font-size: 0.83em }
sub, sup { font-size: 0.83em; vertical-align: sub }
sup { vertical-align: super }
u, ins { text-decoration: underline }
s, del { text-decoration: line-through }
a[href] { color: #0000ee; text-decoration: underline }
mark { background: #ffff00; color: #000000 }
hr { border: 1px inset #808080; margin: 0.5em auto }
table { display: table; border-spacing: 2px; border-collapse: separate }
caption { display: table-caption; text-align: center }
thead { display: table-header-group }
tbody { display: table-row-group }
tfoot { display: table-footer-group }
tr { display: table-row }
td, th { display: table-cell; padding: 1px; vertical-align: middle }
th { text-align: -internal-center }
img, svg, video, canvas { display: inline-block }
svg { overflow: hidden }
button, input, select, textarea, progress, meter {
  display: inline-block; font-size: 13.333px; font-weight: 400; line-height: normal; letter-spacing: normal; text-align: start;
}
button { text-align: center; padding: 1px 6px; border: 2px outset #767676; background: #efefef; color: #000000 }
input, select, textarea { padding: 1px 2px; border: 2px inset #767676; background: #ffffff; color: #000000 }
input { width: 170px }
textarea { width: 180px }
input:where([type='checkbox'], [type='radio']) { width: 13px; height: 13px; margin: 3px; padding: 0; border: 0 }
input:where([type='range']) { width: 129px; height: 16px; padding: 0; border: 0; background: transparent }
input:where([type='hidden']) { display: none }
progress { width: 160px; height: 16px }
meter { width: 80px; height: 16px }
head, script, style, template, title, meta, link, base, noscript, datalist, param, source, track, area { display: none }
[hidden] { display: none }
details:not([open]) > :not(summary) { display: none }
dialog:not([open]), [popover] { display: none }
`;
