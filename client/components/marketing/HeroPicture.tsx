/** A board with pinned openings, one of them taken: drawn for this site. */
export const HeroPicture = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 460 400" fill="none" aria-hidden="true">
    <g opacity=".35" stroke="#8fd0c7">
      <path d="M40 60h380M40 130h380M40 200h380M40 270h380M40 340h380" strokeDasharray="2 10" />
      <path d="M100 20v360M200 20v360M300 20v360M400 20v360" strokeDasharray="2 10" />
    </g>
    <g transform="rotate(-5 150 120)">
      <rect x="40" y="52" width="214" height="132" rx="16" fill="#123f3b" />
      <rect x="60" y="74" width="38" height="38" rx="10" fill="#2f8d82" />
      <path d="M112 84h104M112 102h66" stroke="#a9d5ce" strokeWidth="8" strokeLinecap="round" />
      <path d="M60 140h74M60 160h48" stroke="#4fa69b" strokeWidth="7" strokeLinecap="round" />
    </g>
    <g transform="rotate(4 320 290)">
      <rect x="214" y="226" width="208" height="128" rx="16" fill="#123f3b" />
      <rect x="234" y="248" width="38" height="38" rx="10" fill="#79bdb4" />
      <path d="M286 258h100M286 276h58" stroke="#a9d5ce" strokeWidth="8" strokeLinecap="round" />
      <path d="M234 312h92M234 332h54" stroke="#4fa69b" strokeWidth="7" strokeLinecap="round" />
    </g>
    <g>
      <rect x="116" y="126" width="252" height="156" rx="18" fill="#fbfaf7" />
      <rect x="138" y="150" width="46" height="46" rx="12" fill="#0f5a53" />
      <path d="M151 166h20M151 175h12" stroke="#fff" strokeWidth="4.5" strokeLinecap="round" />
      <circle cx="172" cy="183" r="5" fill="#ffaa68" />
      <path d="M200 164h122" stroke="#17211f" strokeWidth="9" strokeLinecap="round" />
      <path d="M200 184h76" stroke="#a9b6b2" strokeWidth="8" strokeLinecap="round" />
      <path d="M138 222h86M138 244h58" stroke="#cbd4d1" strokeWidth="8" strokeLinecap="round" />
      <rect x="252" y="222" width="94" height="38" rx="10" fill="#ffaa68" />
      <path d="M276 241h46" stroke="#4a2104" strokeWidth="7" strokeLinecap="round" />
    </g>
    <circle cx="242" cy="126" r="11" fill="#ffaa68" />
    <circle cx="239" cy="123" r="3.5" fill="#ffe3cc" />
    <circle cx="140" cy="56" r="8" fill="#79bdb4" />
    <circle cx="396" cy="234" r="8" fill="#79bdb4" />
  </svg>
);
