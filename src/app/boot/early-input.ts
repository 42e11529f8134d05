/**
 * What a visitor presses and types before the page has booted: remembered by the document itself, done once somebody
 * listens (take-early-input.ts). Links, and buttons of forms with an address, work without us; links take the party along.
 */
import { VIEW_CAME } from '../../content/view-came.ts';
import { NOT_FOR_PARTY, WITHOUT_PARTY } from '../../domain/urls/without-party.ts';

const FORM_OF_SCRIPTS = 'form:not([action],[method])';
const BUTTONS = `button[type=button],${FORM_OF_SCRIPTS} [type=submit]`;
const PRESSED = `${BUTTONS},input[type=radio],input[type=checkbox]`;

/** Sent by the browser, a form without an address loads its page anew, without what the address says: a mail's link has its token there. */
const NOT_BY_ITSELF = `addEventListener("submit",e=>{if(e.target.matches("${FORM_OF_SCRIPTS}"))e.preventDefault()},true)`;

/** Remembers the last press until the page begins to boot. */
const BEFORE_BOOT = `addEventListener("click",e=>{if(!document.documentElement.dataset.app)window.earlyPress=e.target.closest("${PRESSED}")||window.earlyPress},true)`;

/**
 * From then on React lets a press within a boundary that has not hydrated, because its code is still on its way, reach
 * nobody. What did not reach its button is pressed again with each view that comes.
 */
const BEFORE_ITS_VIEW = `{let unheard=new Set;addEventListener("click",e=>{let b=e.target.closest("${BUTTONS}");if(b&&document.documentElement.dataset.app){unheard.add(b);b.addEventListener("click",()=>unheard.delete(b),{once:true})}},true);addEventListener("${VIEW_CAME}",()=>setTimeout(()=>unheard.forEach(b=>b.isConnected?b.click():unheard.delete(b))))}`;

/**
 * Who travels goes along before the code for that has come (carry-visit.ts): the pairs of the address's search that say it
 * are a party's own address as they are.
 */
const WITH_PARTY = `addEventListener("click",e=>{let a=e.target.closest?.("a[href]"),s=new URLSearchParams(location.search).get("q")?.match(/[^:]+:[^:]+/g)?.filter(p=>/^(ct|birthD|room|multir)/.test(p)).join(":");if(a&&s&&a.origin==location.origin&&!a.hash&&!/[?&]q=/.test(a.search)&&!a.closest("${NOT_FOR_PARTY}")&&!/^(\\/..)?\\/(${WITHOUT_PARTY})(\\/|$)/.test(a.pathname))a.search="q="+s+a.search.replace("?","&"),a.dataset.carriesParty=""},true)`;

/** So does a bid to an offer, as its address has it. */
const WITH_BID = `addEventListener("click",e=>{let a=e.target.closest?.("a[href*='/OfferCode']"),s=location.search.match(/(ofertowanie|promotedUpsellCodes)=[^&]+/g);if(a&&s&&a.origin==location.origin&&!a.hash)s.forEach(p=>{if(!a.search.includes(p.split("=")[0]+"="))a.search+=(a.search?"&":"?")+p})},true)`;

/** A form that the browser sends itself shows that it was heard: on a slow network nothing else happens for seconds. What follows may be a download. */
const SHOWS_SENT = `addEventListener("submit",e=>{let b=e.submitter;if(b&&!e.defaultPrevented){b.dataset.sent="";let end=()=>delete b.dataset.sent;addEventListener("pagehide",end,{once:true});setTimeout(end,1e4)}})`;

/** Stands in the document, in front of everything that can be pressed. */
export const REMEMBER_EARLY_PRESS = `${NOT_BY_ITSELF};${BEFORE_BOOT};${BEFORE_ITS_VIEW};${WITH_PARTY};${WITH_BID};${SHOWS_SENT}`;
